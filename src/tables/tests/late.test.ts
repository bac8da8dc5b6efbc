import { expect, test } from 'vitest';
import { asideOf, running } from './absence-house.ts';
import { Guest } from './guest.ts';

test('H.7 is said to be late for as long as it is their turn and they are not there', async () => {
  const { house, table, late, others, absent, one } = await running(3);
  const [first, second] = others as [Guest, Guest];
  expect(asideOf(first)?.late).toBeUndefined();
  await absent.leave();
  await house.settle();
  for (const guest of [first, second]) {
    const [away] = asideOf(guest)?.late ?? [];
    expect(away).toEqual({ seat: late, since: expect.any(Number), left: expect.any(Number) });
    expect(away?.left).toBeGreaterThan(away?.since ?? 0);
    expect(asideOf(guest)?.at).toBeTypeOf('number');
  }
  // Put away and read again, the table still knows since when.
  const [{ left = 0 } = {}] = asideOf(first)?.late ?? [];
  await house.pass(60_000);
  await house.settle();
  const watcher = await Guest.at(one.tables, table, 9);
  expect(asideOf(watcher)?.late).toMatchObject([{ seat: late, left }]);
  await watcher.leave();
  const back = await Guest.at(one.tables, table, late + 1);
  await house.settle();
  expect(asideOf(second)?.late).toBeUndefined();
  expect(asideOf(back)?.late).toBeUndefined();
  // Somebody else's turn comes, who has gone meanwhile.
  await first.leave();
  await second.leave();
  await house.settle();
  expect(asideOf(back)?.late).toBeUndefined();
  for (let i = 0; i < 40 && back.isToAct(late); i++) {
    await back.act(back.choices(late)[0]);
    await house.settle();
  }
  expect(asideOf(back)?.late).toMatchObject([{ seat: back.seatToAct }]);
});

test('H.7 who leaves a table that was put away is known to have left', async () => {
  const { house, late, others, absent } = await running(3);
  await house.pass(60_000);
  await house.settle();
  await absent.leave();
  await house.settle();
  const [away] = asideOf(others[0] as Guest)?.late ?? [];
  expect(away).toEqual({ seat: late, since: expect.any(Number), left: expect.any(Number) });
});
