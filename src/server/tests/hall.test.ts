import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { rngFrom } from '#kernel/rng.ts';
import { type HallShown, hallShown } from '#protocol/hall.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { house, ME, OPEN, postTable, twoPlayers } from './house.ts';
import { newSecret, Page } from './page.ts';
import { playOne, seatToAct } from './play.ts';

/** Somebody in the hall, who keeps all that they were shown. */
class InHall {
  readonly shown: HallShown[] = [];
  readonly socket: WebSocket;
  #wake = (): void => {};

  constructor(address: string) {
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
    this.socket.on('message', (data: Buffer) => {
      this.shown.push(hallShown.parse(JSON.parse(data.toString())));
      this.#wake();
    });
    onTestFinished(() => this.socket.terminate());
  }

  static async of(address: string, secret: string): Promise<InHall> {
    const person = new InHall(address);
    await once(person.socket, 'open');
    person.socket.send(JSON.stringify({ t: 'hall', v: PROTOCOL, secret }));
    return person;
  }

  /** The first time that it is so. */
  async until(isSo: (shown: HallShown) => boolean): Promise<HallShown> {
    for (;;) {
      const found = this.shown.find(isSo);
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

const made = async (address: string, wish: object): Promise<string> => {
  const answer = await postTable(address, {
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret: newSecret(),
    seats: [ME, OPEN],
    ...wish,
  });
  return ((await answer.json()) as { id: string }).id;
};

test('the hall shows one’s own tables and whose turn it is there, without being asked again', async () => {
  const { address } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  const ada = await InHall.of(address, secrets[0]);
  const first = await ada.until(() => true);
  expect(first.mine).toMatchObject([{ id: table, mine: [0], hosting: true, status: 'running' }]);
  const before = first.mine[0]?.turn?.toAct;
  const rng = rngFrom(1);
  while (seatToAct(players[0]) === before?.[0]) await playOne(players, rng);
  const then = await ada.until(({ mine }) => mine[0]?.turn?.toAct[0] !== before?.[0]);
  expect(then.mine[0]?.entries).toBeGreaterThan(first.mine[0]?.entries ?? 0);
  const texts = JSON.stringify(ada.shown);
  for (const secret of secrets) expect(texts).not.toContain(secret);
  expect(texts).not.toMatch(/holder|"secret"|options/);
});

test('everybody sees what is public, and nobody what is not; it goes when it is full', async () => {
  const { address } = await house();
  const open = await made(address, { access: 'public' });
  await made(address, {});
  await made(address, { access: 'private' });
  const eve = await InHall.of(address, newSecret());
  const first = await eve.until(() => true);
  expect(first).toMatchObject({ mine: [], waiting: [{ id: open, mine: [], hosting: false }] });
  const bob = await Page.at(address, open);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await eve.until(({ waiting, running }) => waiting.length === 0 && running[0]?.id === open);
});

test('a host says who may find the table, and when it begins', async () => {
  const { address } = await house();
  const secret = newSecret();
  const table = await made(address, { secret, held: true });
  const host = await Page.at(address, table, secret);
  const bob = await Page.at(address, table);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  expect(host.about?.aside).toEqual({ held: true });
  expect(await bob.ask({ t: 'settle', access: 'public' })).toMatchObject({ why: 'not-host' });
  expect(await host.ask({ t: 'settle', access: 'public' })).toMatchObject({ t: 'done' });
  const eve = await InHall.of(address, newSecret());
  expect((await eve.until(() => true)).waiting).toMatchObject([{ id: table, held: true }]);
  expect(await host.ask({ t: 'settle', held: false })).toMatchObject({ t: 'done' });
  await Promise.all([host.reach(1), bob.reach(1)]);
  expect(await host.ask({ t: 'settle', held: false })).toMatchObject({ t: 'done' });
  expect(await host.ask({ t: 'settle', access: 'private' })).toMatchObject({ why: 'begun' });
});

test('nobody goes to the hall and to a table by one socket', async () => {
  const { address } = await house();
  const eve = await InHall.of(address, newSecret());
  await eve.until(() => true);
  eve.socket.removeAllListeners('message');
  eve.socket.send(JSON.stringify({ t: 'hall', v: PROTOCOL, secret: newSecret() }));
  const [data] = (await once(eve.socket, 'message')) as [Buffer];
  expect(JSON.parse(data.toString())).toEqual({ t: 'closing', why: 'malformed' });
});
