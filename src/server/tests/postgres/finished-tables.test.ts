import { describe, expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { parseRecord, verifyRecord } from '#kernel/record.ts';
import type { Beside } from '#tables/beside.ts';
import type { SeatStored } from '#tables/store.ts';
import { markOf } from '#tables/tables.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import { putGame, race } from '../finished-table.ts';
import { ticketHouse } from '../ticket-house.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora'];

/** A holder who was the first of four at these tables. */
async function holderAt(place: string) {
  const store = await storeAt(place);
  const open = await ticketHouse(place, { store });
  const ada = new Browser(open.address, 'Ada');
  await ada.makePasskey();
  const mark = markOf(ada.secret);
  const played = race();
  const put = async (
    id: string,
    names = NAMES,
    entries = played.log.length,
    beside: Beside = {},
  ): Promise<void> => {
    await putGame(store, id, played, entries, beside);
    const seats = names.map((name, seat): SeatStored => {
      return { kind: 'guest', name, holder: seat === 0 ? mark : `${seat}`.repeat(64) };
    });
    await store.change(id, 0, { seats, ...(beside.ended ? { over: true } : {}) });
  };
  return { store, ada, played, put };
}

describe.each(bothStores)('tables whose game is over, in %s', (_, newPlace) => {
  test('are taken home as records that any house verifies; what was not played out keeps what it hides', async () => {
    const { ada, played, put } = await holderAt(await newPlace());
    await put('finished0000');
    await put('goeson000000', NAMES, 20);
    await put('stopped00000', NAMES, 20, { ended: { why: 'agreed', at: 5 } });
    const answer = await ada.get('/api/account/download');
    const { tables } = (await answer.json()) as {
      tables: { table: { id: string }; record?: unknown }[];
    };
    const recordOf = (id: string) => tables.find(({ table }) => table.id === id)?.record;
    expect(tables.map(({ table }) => table.id).toSorted()).toEqual([
      'finished0000',
      'goeson000000',
      'stopped00000',
    ]);
    expect([recordOf('goeson000000'), recordOf('stopped00000')]).toEqual([undefined, undefined]);
    const record = parseRecord(JSON.stringify(recordOf('finished0000')));
    expect(record.seats.map(({ name }) => name)).toEqual(NAMES);
    const game = (await titleOf(played.game, played.rules))?.game as Game<Kind>;
    const { recorded } = verifyRecord(game, record);
    expect(recorded.secret).toBe(played.secret);
    expect(recorded.log).toHaveLength(played.log.length);
  });

  test('have the new name of who is renamed, unless somebody there has one like it: at how many is told', async () => {
    const { store, ada, put } = await holderAt(await newPlace());
    const alike = ['Ada', 'LoveIace', 'Cleo', 'Dora'];
    await put('finished0000');
    await put('alike0000000', alike);
    await put('alsoalike000', alike, 20);
    const answer = await ada.post('name', { name: 'Lovelace' });
    expect(answer).toMatchObject({ status: 200, body: { kept: 2 } });
    const names = async (id: string) =>
      (await store.load(id))?.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
    expect(await names('finished0000')).toEqual(['Lovelace', 'Bob', 'Cleo', 'Dora']);
    expect(await names('alike0000000')).toEqual(alike);
    expect(await ada.post('name', { name: 'Grace' })).toMatchObject({ body: { kept: 0 } });
    expect(await names('alsoalike000')).toEqual(['Grace', ...alike.slice(1)]);
  });
});
