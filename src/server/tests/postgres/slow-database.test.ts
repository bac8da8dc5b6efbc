import { expect, test } from 'vitest';
import { logOf } from '#tables/tests/store-samples.ts';
import { botPool } from '../../bots/bot-pool.ts';
import { BOT, house, ME, makeTable, twoPlayers } from '../house.ts';
import { newSecret, Page } from '../page.ts';
import { choicesOf, playOn, seatToAct } from '../play.ts';
import { back, behindProxy, PATIENCE_MS } from './failing.ts';
import { newSchema, openThere } from './schema.ts';

/** Bots whose answers wait until they are let out. */
function heldBots() {
  const { promise: out, resolve: letOut } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const pool = botPool();
  const decide: typeof pool.decide = async (question, asker) => {
    ask();
    await out;
    return pool.decide(question, asker);
  };
  return { asked, letOut, bots: { ...pool, decide } };
}

/** Somebody at a table where it is the bot's turn. */
async function besideBot(address: string): Promise<{ page: Page; table: string }> {
  const secret = newSecret();
  const table = await makeTable(address, secret, [ME, BOT]);
  const page = await Page.at(address, table, secret);
  await page.reach(1);
  while (seatToAct(page) === 0) await page.act(choicesOf(page, 0)[0]);
  return { page, table };
}

// `stall`: what is asked does not arrive. `stallAtAnswer`: it does, and nobody hears of it.
test.each(['stall', 'stallAtAnswer'] as const)(
  'a database that is too slow (%s): players are told to try again, and all goes on at every node when it is back',
  async (fail) => {
    const place = await newSchema();
    const { proxy, url } = await behindProxy(place);
    const [store, kept] = [await openThere(url, PATIENCE_MS), await openThere(place)];
    const { asked, letOut, bots } = heldBots();
    const slow = await house({ store, databaseUrl: url, bots });
    const other = await house({ databaseUrl: place, role: 'web' });
    const { table, secrets, players } = await twoPlayers(slow.address);
    const seat = seatToAct(players[0]) as 0 | 1;
    const [mover, rival] = [players[seat], players[1 - seat] as Page];
    const elsewhere = await Page.at(other.address, table, secrets[1 - seat]);
    await rival.leave();
    const beside = await besideBot(slow.address);
    await asked;
    const seq = beside.page.view?.seq ?? 0;

    proxy[fail]();
    const wish = { t: 'act' as const, after: 1, actions: [choicesOf(mover, seat)[0]] };
    const answer = mover.ask(wish, 'request-1');
    letOut();
    expect(await answer).toMatchObject({ why: 'unavailable' });
    const made = (await logOf(kept, table)).slice(1);
    expect(made.filter(({ id }) => id !== 'request-1')).toEqual([]);
    expect(made.length).toBeLessThanOrEqual(fail === 'stall' ? 0 : 1);
    expect(mover.view?.seq).toBe(1);
    // Whoever has another way to the database reads there what is kept, and no more.
    expect(elsewhere.view?.seq).toBeLessThanOrEqual(1 + made.length);
    // And plays on meanwhile: nobody there waits for the node that is cut off.
    await playOn((await twoPlayers(other.address)).players, 1, 3);

    proxy.heal();
    await back(store);
    mover.heard.length = 0;
    expect(await mover.ask(wish, 'request-1')).toMatchObject({ t: 'done', seq: 2 });
    await elsewhere.reach(2);
    // Nobody has asked the bot again.
    await beside.page.reach(seq + 1);
    await playOn(seat === 0 ? [mover, elsewhere] : [elsewhere, mover], 1, 6);
    for (const id of [table, beside.table]) {
      const log = await logOf(kept, id);
      expect(log.map((line) => line.seq)).toEqual(log.map((_, i) => i + 1));
      const names = log.flatMap((line) => line.id ?? []);
      expect(new Set(names).size).toBe(names.length);
    }
    expect((await logOf(kept, table)).filter(({ id }) => id === 'request-1')).toHaveLength(1);
  },
);
