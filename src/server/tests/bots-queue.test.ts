import { describe, expect, test } from 'vitest';
import type { Asker } from '#tables/bot-host.ts';
import { FairQueue } from '../bots/fair-queue.ts';
import { asker, Gate, question, slowBots } from './bot-host.ts';
import { house, ME, makeTable } from './house.ts';
import { newSecret, Page, SILENT } from './page.ts';
import { choicesOf, seatToAct } from './play.ts';

describe('next in the queue is', () => {
  const item = (name: string) => {
    const [from = '', table = ''] = name.split(' ');
    return { name, from, table };
  };
  const queueOf = (...names: string[]) => {
    const queue = new FairQueue<ReturnType<typeof item>>();
    for (const name of names) queue.add(item(name));
    return queue;
  };
  const taken = (queue: ReturnType<typeof queueOf>, count: number) =>
    Array.from({ length: count }, () => queue.take()?.name);

  test('the address that was served longest ago', () => {
    const queue = queueOf('a 1', 'a 2', 'a 3', 'b 4', 'c 5');
    expect(taken(queue, 2)).toEqual(['a 1', 'b 4']);
    queue.add(item('b 4'));
    queue.add(item('d 6'));
    expect(taken(queue, 6)).toEqual(['c 5', 'd 6', 'a 2', 'b 4', 'a 3', undefined]);
  });

  test('of one address, the table that was served longest ago', () => {
    const queue = queueOf('a 1', 'a 2');
    expect(taken(queue, 2)).toEqual(['a 1', 'a 2']);
    for (const table of ['a 1', 'a 2', 'a 3', 'a 1']) queue.add(item(table));
    expect(taken(queue, 4)).toEqual(['a 3', 'a 1', 'a 2', 'a 1']);
  });
});

/** Asks, and notes who is answered. */
function asking(bots: ReturnType<typeof slowBots>) {
  const answered: string[] = [];
  const ask = (who: Asker, asked = question('good')) =>
    bots.decide(asked, who).then(
      () => answered.push(who.table),
      () => answered.push(`not ${who.table}`),
    );
  return { answered, ask };
}

test('with fifty hostile tables the bot of an honest one is asked next', async () => {
  const { answered, ask } = asking(slowBots({ threads: 1 }));
  const gate = new Gate();
  const first = ask(asker('hostile-0', 'hostile'), gate.question);
  const others = Array.from({ length: 50 }, (_, i) => ask(asker(`hostile-${i + 1}`, 'hostile')));
  await gate.reached(1);
  const honest = ask(asker('honest', 'elsewhere'));
  gate.open();
  await Promise.all([first, honest, ...others]);
  expect(answered.slice(0, 3)).toEqual(['hostile-0', 'honest', 'hostile-1']);
});

test('as many bots think at a time as there are threads', async () => {
  const { ask } = asking(slowBots({ threads: 2 }));
  const gate = new Gate();
  const all = ['a', 'b', 'c'].map((table) => ask(asker(table), gate.question));
  await gate.reached(2);
  expect(gate.asked).toBe(2);
  gate.open();
  await Promise.all(all);
});

test('what nobody awaits any more is never asked', async () => {
  const { answered, ask } = asking(slowBots({ threads: 1 }));
  const [gate, unasked] = [new Gate(), new Gate()];
  const first = ask(asker('running'), gate.question);
  const dropped = asker('dropped');
  const second = ask(dropped, unasked.question);
  const third = ask(asker('after'));
  await gate.reached(1);
  dropped.drop();
  await second;
  expect(answered).toEqual(['not dropped']);
  gate.open();
  await Promise.all([first, third]);
  expect(answered).toEqual(['not dropped', 'running', 'after']);
  expect(unasked.asked).toBe(0);
});

test('what is thought about when nobody awaits it any more is stopped, and the next is asked', async () => {
  const { answered, ask } = asking(slowBots({ threads: 1, limitMs: 100_000 }));
  const gate = new Gate();
  const running = asker('running');
  const first = ask(running, gate.endless);
  const second = ask(asker('after'));
  await gate.reached(1);
  running.drop();
  await Promise.all([first, second]);
  expect(answered).toEqual(['running', 'after']);
  // The thread that was stopped thinks about the next one as long as that is awaited.
  const again = asker('again');
  const third = ask(again, gate.endless);
  await gate.reached(2);
  expect(answered.length).toBe(2);
  again.drop();
  await third;
});

test('when too much waits, whoever has most waiting gives way', async () => {
  const { answered, ask } = asking(slowBots({ threads: 1, mostWaiting: 3 }));
  const gate = new Gate();
  const all = [ask(asker('running', 'hostile'), gate.question)];
  await gate.reached(1);
  for (const table of ['one', 'two', 'three']) all.push(ask(asker(table, 'hostile')));
  all.push(ask(asker('honest', 'elsewhere')));
  gate.open();
  await Promise.all(all);
  expect(answered).toEqual(['not three', 'running', 'honest', 'one', 'two']);
});

test('while the bots of fifty tables think without a pause, an honest table gets its answer', async () => {
  const { address, tables } = await house({ bots: slowBots({ threads: 1 }) });
  const slow = { kind: 'bot', bot: 'slow' } as const;
  let hostileMoves = 0;
  const hear = (text: string): void => {
    if (text.startsWith('{"t":"update"')) hostileMoves++;
  };
  for (let i = 0; i < 50; i++) {
    const table = await makeTable(address, newSecret(), [slow, slow]);
    await tables.enter(table, { ...SILENT, secret: newSecret(), send: hear, from: 'hostile' });
  }
  const secret = newSecret();
  const bot = { kind: 'bot', bot: 'good' } as const;
  const ada = await Page.at(address, await makeTable(address, secret, [ME, bot]), secret);
  while (seatToAct(ada) === 0) await ada.act(choicesOf(ada, 0).at(-1));
  const before = hostileMoves;
  await ada.reach((ada.view?.seq as number) + 1);
  // One or two for each move of the honest bot, and not one for each of the fifty.
  expect(hostileMoves - before).toBeLessThan(10);
});
