import { expect, test } from 'vitest';
import type { Stopped } from '../compose.ts';
import type { Plan } from '../plan/draft.ts';
import type { Draft } from '../plan/drafts.ts';
import { GRACE_MS, type Moment, Sealer } from '../plan/sealer.ts';

const view = { table: {}, own: undefined };

const planOf = (draft: Draft, part: Partial<Plan> = {}): Plan => ({
  here: true,
  steps: draft.steps.map((actions) => ({
    actions,
    before: view,
    after: view,
    events: [],
    ends: actions[0] !== 'goes-on',
  })),
  held: draft.steps.length,
  view,
  over: false,
  ...part,
});

/** A sealer whose clock, table and draft are the test's. */
function sealing(steps: readonly (readonly unknown[])[], answer?: Stopped) {
  const waiting: { ms: number; done: () => void }[] = [];
  const acted: (readonly unknown[])[] = [];
  const told = { played: 0 };
  const now: { draft: Draft | undefined } = { draft: { steps, sealed: true } };
  const sealer = new Sealer({
    timer: (ms, done) => {
      const entry = { ms, done };
      waiting.push(entry);
      return () => waiting.splice(waiting.indexOf(entry), 1);
    },
    act: async (actions) => {
      acted.push(actions);
      return answer;
    },
    keep: (draft) => {
      now.draft = draft;
    },
    changed: () => undefined,
    played: () => {
      told.played++;
    },
  });
  const see = (seq: number | undefined, part: Partial<Plan> = {}): void => {
    const { draft } = now;
    const moment: Moment = { seq, draft, plan: draft && planOf(draft, part) };
    sealer.see(moment);
  };
  const pass = async (): Promise<void> => {
    waiting.splice(0).forEach(({ done }) => {
      done();
    });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sealer, see, pass, waiting, acted, now, told };
}

test('the next step is played once its time has passed, and then the one after it at the next turn', async () => {
  const { see, pass, waiting, acted, now, sealer, told } = sealing([['a'], ['b']]);
  see(7);
  expect(sealer.counting).toBe(true);
  expect(waiting.map(({ ms }) => ms)).toEqual([GRACE_MS]);
  see(7);
  expect(waiting).toHaveLength(1);
  await pass();
  expect(acted).toEqual([['a']]);
  expect(told.played).toBe(1);
  expect(now.draft).toEqual({ steps: [['b']], sealed: true });
  // The table has not moved on yet: nothing is judged on what is past.
  see(7);
  expect(sealer.counting).toBe(false);
  see(8, { here: false });
  expect(sealer.counting).toBe(false);
  see(9);
  await pass();
  expect(acted).toEqual([['a'], ['b']]);
});

test('what nobody comes between is played as one gesture', async () => {
  const { see, pass, acted, now } = sealing([['goes-on'], ['a'], ['b']]);
  see(7);
  await pass();
  expect(acted).toEqual([['goes-on', 'a']]);
  expect(now.draft?.steps).toEqual([['b']]);
});

test('nothing is played before the turn, while something is shown, or unsealed', async () => {
  const { see, waiting, now, sealer } = sealing([['a']]);
  see(1, { here: false });
  see(undefined);
  expect(waiting).toEqual([]);
  see(2);
  expect(waiting).toHaveLength(1);
  now.draft = { steps: [['a']], sealed: false };
  see(2);
  expect(waiting).toEqual([]);
  expect(sealer.counting).toBe(false);
});

test('a step that is no longer allowed unseals the plan and leaves it whole', () => {
  const { sealer, now, waiting } = sealing([['a'], ['b']]);
  const { draft } = now;
  if (!draft) throw new Error('no draft');
  const refused = { action: 'a', refusal: { rule: '5.5' } } as const;
  const steps = planOf(draft).steps.map((step, i) =>
    i === 0 ? { ...step, stopped: refused } : step,
  );
  sealer.see({ seq: 3, draft, plan: planOf(draft, { steps, held: 0 }) });
  expect(waiting).toEqual([]);
  expect(now.draft).toEqual({ steps: [['a'], ['b']], sealed: false, broken: true });
});

test('refused by the table, or too late, it is offered again and not tried anew', async () => {
  const { see, pass, acted, now, told } = sealing([['a']], { action: 'a', why: 'stale' });
  see(3);
  await pass();
  expect(told.played).toBe(0);
  expect(acted).toHaveLength(1);
  expect(now.draft).toEqual({ steps: [['a']], sealed: false, broken: true });
});

test('whoever does not wish to wait plays it at once, and once', async () => {
  const { sealer, see, pass, acted, waiting } = sealing([['a']]);
  sealer.playNow();
  expect(acted).toEqual([]);
  see(3);
  sealer.playNow();
  expect(waiting).toEqual([]);
  sealer.playNow();
  await pass();
  expect(acted).toEqual([['a']]);
});
