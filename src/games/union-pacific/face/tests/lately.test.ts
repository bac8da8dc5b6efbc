import { describe, expect, it } from 'vitest';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { type Event, UP } from '#games/union-pacific/rules/model.ts';
import { type Lately, latelyAfter, latelyFrom } from '../logic/lately.ts';
import { randomGame } from './games.ts';

const { game } = unionPacific;
const EYES = 1;

/** What takes a card out of the hand. */
const DEEDS = new Set<Event['is']>(['train-built', 'shares-invested', 'track-discarded']);

/** What the events say of it. */
function saidBy(events: readonly Event[], before: Pick<Lately, 'fresh' | 'came'>) {
  let { fresh, came } = before;
  for (const event of events) {
    if (event.is === 'train-built')
      fresh = event.seat === EYES ? [event.space] : [...fresh, event.space];
    if (!('seat' in event) || event.seat !== EYES) continue;
    if (event.is === 'shares-invested') fresh = [];
    if (DEEDS.has(event.is)) came = undefined;
    if (event.is === 'share-taken') came = { share: event.share, fromPile: false };
    if (event.is === 'share-drawn' && event.share !== undefined)
      came = { share: event.share, fromPile: true };
    if (event.is === 'up-taken' || event.is === 'share-exchanged')
      came = { share: UP, fromPile: false };
  }
  return { fresh, came };
}

describe('what has changed of late', () => {
  it('is seen by comparing, as if each event had been shown', () => {
    let lately: Lately | undefined;
    let said: Pick<Lately, 'fresh' | 'came'> = { fresh: [], came: undefined };
    let shares = 0;
    for (const { after, events } of randomGame(4, 5)) {
      const table = structuredClone(after.table);
      const view = { table, own: structuredClone(game.own(after, EYES)) };
      if (table.turns === 0) continue;
      lately = lately ? latelyAfter(lately, view, EYES) : latelyFrom(view);
      said = saidBy(events, said);
      expect(lately.fresh).toEqual(said.fresh);
      // One Union Pacific share for another leaves the hand as it was.
      if (lately.came?.share !== said.came?.share && said.came?.share === UP) continue;
      expect(lately.came).toEqual(said.came);
      if (lately.came) shares++;
    }
    expect(shares).toBeGreaterThan(20);
  });

  it('forgets what lies far back', () => {
    const views = [...randomGame(3, 2)].map(({ before }) => ({
      table: before.table,
      own: game.own(before, EYES),
    }));
    const first = views.find(({ table }) => table.turns === 1);
    const last = views.at(-1);
    if (!first || !last) throw new Error('no game');
    expect(latelyAfter(latelyFrom(first), last, EYES)).toMatchObject({
      fresh: [],
      came: undefined,
    });
  });
});
