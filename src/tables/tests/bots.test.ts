import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allTitles } from '#games/catalogue.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { type Asker, BotFailure, type BotHost, type BotQuestion } from '../bot-host.ts';
import { Guest, SILENT, secretOf, tablesOver, withBot } from './guest.ts';

type Asked = { question: BotQuestion; asker: Asker; isDropped: boolean; answer(to: unknown): void };

/** Bots that answer when the test does. */
function patientBots() {
  const asked: Asked[] = [];
  const bots: BotHost = {
    has: () => true,
    decide(question, asker) {
      const { promise, resolve: answer } = Promise.withResolvers<unknown>();
      const one = { question, asker, isDropped: false, answer };
      void asker.dropped.then(() => {
        one.isDropped = true;
      });
      asked.push(one);
      return promise;
    },
  };
  return { asked, bots };
}

const titles = await allTitles();

const firstChoice = ({ game: id, table, own, seat }: BotQuestion): unknown =>
  titles.find(({ game }) => game.id === id)?.game.choices(table, own, seat)[0];

/** A table whose bot is being asked. */
async function thinking() {
  const { asked, bots } = patientBots();
  const { tables, failures } = tablesOver(undefined, bots);
  const { table, ada } = await withBot(tables);
  while (ada.seatToAct === 0) await ada.act(ada.choices(0).at(-1));
  expect(asked).toHaveLength(1);
  return { asked, tables, failures, table, ada };
}

test('a question is dropped when the table has moved on', async () => {
  const { asked, failures, ada } = await thinking();
  const { seq } = ada.view;
  expect(await ada.ask({ t: 'undo', after: seq, to: seq - 1 })).toMatchObject({ t: 'done' });
  await turn();
  expect(asked[0]?.isDropped).toBe(true);
  const stands = ada.view.seq;
  // Its late answer is not heard, even if it is nonsense.
  asked[0]?.answer({ do: 'fly' });
  await turn();
  expect(ada.view.seq).toBe(stands);
  expect(failures).toEqual([]);
});

test('a question is dropped when everybody has left, and asked again when somebody comes', async () => {
  const { asked, tables, table, ada } = await thinking();
  const watcher = await Guest.at(tables, table, 7);
  await ada.leave();
  await turn();
  expect(asked.map(({ isDropped }) => isDropped)).toEqual([false]);
  await watcher.leave();
  await turn();
  expect(asked.map(({ isDropped }) => isDropped)).toEqual([true]);
  await Guest.at(tables, table, 1);
  await turn();
  expect(asked.map(({ isDropped }) => isDropped)).toEqual([true, false]);
});

test('a bot that fails is reported with its name, and does the first thing it may', async () => {
  const { asked, failures, ada } = await thinking();
  const { seq } = ada.view;
  asked[0]?.answer({ do: 'fly' });
  for (let i = 0; i < 5; i++) await turn();
  expect(ada.view.seq).toBe(seq + 1);
  expect(failures).toEqual([expect.any(BotFailure)]);
  expect(failures[0]).toMatchObject({ game: 'trambahn', bot: 'any' });
});

test('bots think on the account of whoever sits there, or else of whoever watches', async () => {
  const { asked, bots } = patientBots();
  const { tables } = tablesOver(undefined, bots);
  const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret: secretOf(1) } as const;
  const bot = { kind: 'bot', bot: 'any' } as const;
  const enter = (table: string, person: number, from: string) =>
    tables.enter(table, { ...SILENT, secret: secretOf(person), from });

  const alone = await tables.create({ ...wish, seats: [bot, bot] });
  await enter(alone, 8, 'first');
  await enter(alone, 9, 'second');
  expect(asked.at(-1)?.asker).toMatchObject({ table: alone, from: 'first' });

  const mine = await tables.create({ ...wish, seats: [bot, { kind: 'me', name: 'Ada' }] });
  const watcher = await enter(mine, 8, 'a watcher’s');
  await enter(mine, 1, 'Ada’s');
  const of = () => asked.filter(({ asker }) => asker.table === mine);
  // Until she has a turn herself.
  for (let i = 0; i < 20 && of().every(({ asker }) => asker.from !== 'Ada’s'); i++) {
    const last = of().at(-1);
    last?.answer(firstChoice(last.question));
    await watcher?.leave();
    await turn();
  }
  expect(of().at(-1)?.asker.from).toBe('Ada’s');
});

test('of several bots that are to act at once one is asked after the other', async () => {
  const { asked, bots } = patientBots();
  const { tables, failures } = tablesOver(undefined, bots);
  const bot = { kind: 'bot', bot: 'any' } as const;
  const seats = [bot, bot, bot];
  const wish = { v: PROTOCOL, game: 'union-pacific', options: {}, secret: secretOf(1) } as const;
  const table = await tables.create({ ...wish, seats });
  await Guest.at(tables, table, 1);
  for (let seat = 0; seat < 3; seat++) {
    expect(asked.map(({ question }) => question.seat)).toHaveLength(seat + 1);
    const last = asked[seat] as Asked;
    last.answer(firstChoice(last.question));
    for (let i = 0; i < 5; i++) await turn();
  }
  expect(new Set(asked.slice(0, 3).map(({ question }) => question.seat)).size).toBe(3);
  expect(failures).toEqual([]);
});
