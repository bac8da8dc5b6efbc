import { expect, it } from 'vitest';
import type { Action } from '#games/railroad-tycoon/rules/model.ts';
import { typeset } from '#kernel/french.ts';
import { leverBill } from '../board/lever-text.ts';
import type { Dock } from '../handling/dock.ts';

const dockOf = (total: number, shares: number): Dock =>
  ({ turn: { deed: { actions: [], bill: { total, shares } } } }) as unknown as Dock;

it('says on the lever what is paid and which shares are issued for it', () => {
  const upgrade: Action = { do: 'upgrade' };
  expect(leverBill(dockOf(10, 2), upgrade, 'en')).toEqual({
    pays: '$10,000 · 2 shares',
    toIssue: 'to issue',
  });
  expect(leverBill(dockOf(5, 1), upgrade, 'fr')).toEqual({
    pays: typeset('5 000 $ · 1 part'),
    toIssue: 'à émettre',
  });
  expect(leverBill(dockOf(5, 0), upgrade, 'en')?.pays).toBe('$5,000');
  // What costs nothing, and what is called by its shares already.
  expect(leverBill(dockOf(0, 0), upgrade, 'en')).toBeUndefined();
  expect(leverBill(dockOf(0, 3), { do: 'issue-share' }, 'en')).toBeUndefined();
});
