import { expect, test } from 'vitest';
import { logOf } from '#tables/tests/store-samples.ts';
import { house, twoPlayers } from '../house.ts';
import { insist } from '../insist.ts';
import { Page } from '../page.ts';
import { seatToAct } from '../play.ts';
import { newSchema, openThere } from './schema.ts';

test('guests of a node that empties itself play on at another: none is refused, nothing is lost or there twice', async () => {
  const databaseUrl = await newSchema();
  const one = await house({ databaseUrl });
  const other = await house({ databaseUrl });
  const { table, secrets, players } = await twoPlayers(one.address);
  let isClosed = false;
  const closed = one
    .drain(600)
    .then(one.close)
    .then(() => {
      isClosed = true;
    });
  const back = (seat: number) => Page.at(other.address, table, secrets[seat]);
  const pages: Page[] = [...players];
  const names: string[] = [];
  let more = 5;
  for (let seat = seatToAct(players[0]); seat !== undefined && more > 0; ) {
    const mover = seat;
    const { page, id } = await insist(pages[mover] as Page, mover, () => back(mover));
    names.push(id);
    pages[mover] = page;
    seat = seatToAct(page);
    if (seat !== undefined && seat !== mover) pages[seat] = await back(seat);
    if (isClosed) more--;
  }
  await closed;
  for (const page of players) {
    expect(await page.closed()).toEqual({ why: 'stopping', code: 1001 });
  }
  const log = await logOf(await openThere(databaseUrl), table);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(log.flatMap(({ id }) => id ?? [])).toEqual(names);
});
