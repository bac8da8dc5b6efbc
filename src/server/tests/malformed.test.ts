import { once } from 'node:events';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { toClient } from '#protocol/to-client.ts';
import { house, twoPlayers } from './house.ts';
import { newSecret, Page } from './page.ts';
import { playOn } from './play.ts';

const FRAMES = 3000;
const AT_ONCE = 50;
/** Each frame has a socket of its own: on a busy machine that adds up. */
const PATIENCE_MS = 180_000;

/** A message of ours with one field made into something else, or left out, or one more. */
function distorted(table: string, secret: string): fc.Arbitrary<unknown> {
  const id = 'abcdefgh12345678';
  const good = fc.constantFrom<Record<string, unknown>>(
    { t: 'join', v: PROTOCOL, table, secret },
    { t: 'act', id, after: 1, actions: [{ do: 'end-step', step: 'passengers' }] },
    { t: 'undo', id, after: 1, to: 0 },
    { t: 'consent', id, ask: id, yes: true },
    { t: 'sit', id, seat: 1, name: 'Eve' },
    { t: 'seat-bot', id, seat: 1, bot: 'random' },
    { t: 'unseat', id, seat: 1, name: 'Bob' },
    { t: 'hand-over', id, seat: 1, name: 'Bob' },
    { t: 'delete', id },
    { t: 'look', id, at: 1 },
    { t: 'past', id, to: 1 },
    { t: 'log', id, from: 1 },
  );
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(-1, 1.5, 1e300, '', '__proto__', 'constructor', [], {}, null, 'x'.repeat(3000)),
  );
  const key = fc.oneof(fc.constantFrom('t', 'id', 'after', 'action', 'seat', 'v'), fc.string());
  return fc.tuple(good, key, fc.option(strange)).map(([message, field, value]) => {
    const entries = Object.entries(message).filter(([name]) => name !== field);
    return Object.fromEntries(value === null ? entries : [...entries, [field, value]]);
  });
}

test(`${FRAMES} malformed frames: each is answered, and nothing changes`, {
  timeout: PATIENCE_MS,
}, async () => {
  const { address } = await house();
  const { table, players, bob } = await twoPlayers(address);
  const before = bob.view;
  const eve = newSecret();
  const frame = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
    distorted(table, eve).map((message) => JSON.stringify(message)),
  );
  const cases = fc.sample(fc.tuple(frame, fc.boolean(), fc.boolean()), {
    numRuns: FRAMES,
    seed: 7,
  });
  const answers = new Map<string, number>();

  /** Sends the frame on a socket of its own, and hears it out. */
  async function attempt([text, joinFirst, binary]: [string, boolean, boolean]): Promise<void> {
    const page = new Page(address, eve);
    await once(page.socket, 'open');
    if (joinFirst) page.say({ t: 'join', v: PROTOCOL, table, secret: eve });
    page.socket.send(text, { binary: binary && text.length % 5 === 0 });
    // Whatever it was, this is not: so the house has the last word.
    page.say('the end');
    const { why } = await page.closed();
    const said = page.texts.map((each) => toClient.parse(JSON.parse(each)));
    const answer = said.find((m) => m.t === 'refused' || m.t === 'seen' || m.t === 'closing');
    const name = answer?.t === 'refused' ? `refused ${answer.why ?? answer.rule}` : answer?.t;
    const kind = answer?.t === 'closing' ? `closing ${why}` : `${name}`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
  }

  for (let i = 0; i < cases.length; i += AT_ONCE) {
    await Promise.all(cases.slice(i, i + AT_ONCE).map(attempt));
  }
  const allowed =
    /^(closing (malformed|reload|no-such-table)|refused (not-yours|not-host|taken|malformed)|seen)$/;
  for (const kind of answers.keys()) expect(kind).toMatch(allowed);
  expect([...answers.values()].reduce((sum, count) => sum + count)).toBe(FRAMES);
  expect(bob.view).toEqual(before);
  expect(bob.heard.filter((message) => message.t === 'update')).toHaveLength(1);
  await playOn(players, 1, 5);
});
