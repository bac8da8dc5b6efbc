import { afterAll, beforeEach, expect, it, vi } from 'vitest';

// What a browser has, and Node has not: they write down what the icon was told.
const icon: (number | 'cleared')[] = [];
const setAppBadge = async (count: number): Promise<void> => void icon.push(count);
const clearAppBadge = async (): Promise<void> => void icon.push('cleared');
const closed: string[] = [];
const registration = {
  getNotifications: async ({ tag }: { tag: string }) => [{ close: () => closed.push(tag) }],
  showNotification: async () => undefined,
};
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'], setAppBadge, clearAppBadge });
vi.stubGlobal('self', { navigator: { setAppBadge, clearAppBadge }, registration });
const { pushed } = await import('../service-worker/calls.ts');
const { setTurnHere, setTurns } = await import('../turns.ts');
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => icon.splice(0));

const shown = { t: 'show', title: '', body: '', url: '/hall' } as const;

it('a push of turns puts their number on the icon, and only one of turns takes it away', async () => {
  await pushed({ ...shown, tag: 'turns', count: 3 });
  for (const tag of ['talk-one', 'asked-one', 'departure-one', 'rematch-one', 'answered']) {
    await pushed({ ...shown, tag, count: 0 });
    await pushed({ t: 'close', tag });
  }
  expect(icon).toEqual([3]);
  expect(closed).toContain('departure-one');
  await pushed({ t: 'close', tag: 'turns', count: 2 });
  expect(icon).toEqual([3, 2]);
  await pushed({ t: 'close', tag: 'turns' });
  expect(icon).toEqual([3, 2, 'cleared']);
});

it('a turn that ends at the table on the page leaves what waits elsewhere on the icon', () => {
  setTurns(3);
  setTurnHere(true);
  setTurnHere(false);
  expect(icon).toEqual([3, 3, 3]);
  setTurns(0);
  setTurnHere(true);
  // The house counted before it was one's turn here.
  setTurns(0);
  setTurnHere(false);
  expect(icon.slice(3)).toEqual(['cleared', 1, 1, 'cleared']);
});
