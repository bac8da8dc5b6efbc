import { afterEach, expect, test, vi } from 'vitest';
import type { Welcome } from '#protocol/to-client.ts';
import { Composer } from '../compose.ts';
import { readMessage } from '../connection.ts';
import { planOn } from '../plan/draft.ts';
import type { Draft } from '../plan/drafts.ts';
import { pencilOn } from '../plan/pencil.ts';
import { Sealer } from '../plan/sealer.ts';
import { TableStore } from '../store.ts';
import { fakeConnection, newHouse, newTable, SECRETS, SILENT, title, until } from './house.ts';

afterEach(() => vi.unstubAllGlobals());

/** The drafts of a browser that has kept this. */
async function draftsIn(stored: string | null) {
  const kept = new Map(stored === null ? [] : [['rotonde.drafts', stored]]);
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return { ...(await import('../plan/drafts.ts')), kept };
}

test('a draft is kept for its table and its seat, and an empty one is forgotten', async () => {
  const { draftOf, keepDraft, kept } = await draftsIn(null);
  keepDraft('a/0', { steps: [[{ do: 'pass' }]], sealed: true });
  keepDraft('a/1', { steps: [[{ do: 'bid' }]], sealed: false });
  expect(draftOf('a/0')?.sealed).toBe(true);
  expect(draftOf('b/0')).toBeUndefined();
  keepDraft('a/0', { steps: [], sealed: false });
  expect(draftOf('a/0')).toBeUndefined();
  const stored = kept.get('rotonde.drafts') ?? '';
  expect((await draftsIn(stored)).draftOf('a/1')).toEqual({
    steps: [[{ do: 'bid' }]],
    sealed: false,
  });
});

test('rubbish in the store is no draft', async () => {
  const rubbish = [
    7,
    ['a/0'],
    ['a/0', { steps: 'x', sealed: true }],
    ['a/0', { steps: [[]], sealed: 1 }],
  ];
  expect((await draftsIn(JSON.stringify(rubbish))).draftOf('a/0')).toBeUndefined();
  expect((await draftsIn('{')).draftOf('a/0')).toBeUndefined();
});

test('no message is sent while a plan is drafted and sealed; then one, for what is played', async () => {
  const { wire, store, composer } = await onScriptedWire();
  const kept: { draft: Draft | undefined } = { draft: undefined };
  const keep = (draft: Draft | undefined): void => {
    kept.draft = draft;
  };
  const { live } = store.getSnapshot();
  if (!live) throw new Error('not welcomed');
  const planned = () => {
    const made = planOn(title.game, live.view, 0, kept.draft?.steps ?? []);
    if (!made) throw new Error('nothing to plan');
    return made;
  };
  for (let step = 0; step < 2; step++) {
    const made = planned();
    const pencil = pencilOn(title.game, made, 0, made.plan.view, keep);
    expect(await pencil.act([pencil.choices()[0]])).toBeUndefined();
  }
  keep({ steps: kept.draft?.steps ?? [], sealed: true });
  const due: (() => void)[] = [];
  const sealer = new Sealer({
    timer: (_ms, done) => {
      due.push(done);
      return () => undefined;
    },
    act: (actions) => composer.act(actions, 1),
    keep,
    changed: () => undefined,
    played: () => undefined,
  });
  sealer.see({ seq: live.seq, draft: kept.draft, plan: planned().plan });
  expect(sealer.counting).toBe(true);
  expect(wire.sent).toEqual([]);
  due[0]?.();
  await until(() => wire.sent.length === 1);
  expect(wire.sent[0]).toMatchObject({ t: 'act', after: live.seq });
  expect(kept.draft?.steps).toEqual([]);
  store.close();
});

/** Somebody to move at a table whose answers the test gives. */
async function onScriptedWire() {
  const house = newHouse();
  const [secret] = SECRETS;
  const id = await newTable(
    house,
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', bot: 'random' },
    ],
    secret,
  );
  // The first one to come has the cards dealt.
  await house.enter(id, { ...SILENT, secret });
  const heard: string[] = [];
  await house.enter(id, { ...SILENT, secret, send: (text) => heard.push(text) });
  const welcome = heard.map(readMessage).find(({ t }) => t === 'welcome') as Welcome;
  const wire = fakeConnection();
  const store = new TableStore(wire.connect);
  store.stage.pace = () => 0;
  wire.link('open');
  wire.say(welcome);
  return { wire, store, composer: new Composer(title, store) };
}
