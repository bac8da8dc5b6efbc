import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allTitles } from '#games/catalogue.ts';
import type { Eyes, Kind, Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { toClient, type Update } from '#protocol/to-client.ts';
import { GameSession } from '../game-session.ts';
import { memoryStore } from '../memory-store.ts';
import { UpdateTexts } from '../publish.ts';
import type { SeatStored, Stored } from '../store.ts';
import type { LineEvents } from '../stored-log.ts';

const room = join(import.meta.dirname, '..');
const sourceOf = (file: string): string => readFileSync(join(room, file), 'utf8');
const files = globSync('*.ts', { cwd: room });

describe('publish.ts is the only sender', () => {
  test('no other file calls anything the text that a visitor takes', () => {
    const makers = files.filter((file) => /\bas Text\b/.test(sourceOf(file)));
    expect(makers).toEqual(['publish.ts']);
  });

  test('no other file puts what a seat knows, or what it was shown, into a message', () => {
    const asking = files.filter((file) => /\bgame\.(?:own|shown)\(/.test(sourceOf(file)));
    // A session judges by it, a bot is asked by it, an order is judged by it, and what a seat may answer from afar is told to its holder; none makes a text.
    expect(asking.toSorted()).toEqual([
      'bot-seats.ts',
      'game-session.ts',
      'orders.ts',
      'publish.ts',
      'simple-answers.ts',
    ]);
    for (const file of asking) {
      if (file !== 'publish.ts') expect(sourceOf(file)).not.toMatch(/JSON\.stringify|\.send\(/);
    }
  });

  test('no other file that speaks to visitors makes JSON of anything but seats', () => {
    const speaking = files.filter((file) => /\.send\(/.test(sourceOf(file)));
    expect(speaking.toSorted()).toEqual([
      'answering.ts',
      'aside-told.ts',
      'seats-told.ts',
      'viewers.ts',
    ]);
    const making = speaking.filter((file) => /JSON\.stringify/.test(sourceOf(file)));
    // What was told of somebody's own seats is remembered as text, and compared.
    expect(making).toEqual(['seats-told.ts']);
  });
});

const titles = await allTitles();

async function begun({ game }: Title<Kind>): Promise<GameSession> {
  const seats = new Array<SeatStored>(game.seats[1]).fill({ kind: 'open' });
  const store = memoryStore();
  const header = { id: 'one', game: game.id, rules: game.rules, secret: '7'.repeat(64), at: 0 };
  await store.create({ ...header, options: game.parseOptions({}) }, seats);
  const title = titles.find((one) => one.game === game) as Title<Kind>;
  return GameSession.open(title, store, (await store.load('one')) as Stored, () => 5);
}

describe.each(titles)('$game.id', (title) => {
  const { game } = title;

  test('an update says to each pair of eyes what they were shown, and nothing else', async () => {
    const session = await begun(title);
    const rng = rngFrom(3);
    let outcome = session.outcomeOfChance();
    for (let i = 0; i < 60; i++) {
      session.accept(outcome);
      const texts = new UpdateTexts(session, outcome.told, 'running');
      for (const eyes of [...Array.from({ length: session.seats }, (_, seat) => seat), 'watcher'])
        expectShown(title, outcome.told, texts.for(eyes as Eyes), eyes as Eyes);
      const seat = session.actors[0] as Seat | undefined;
      if (seat === undefined) return;
      const choices = game.choices(session.state.table, game.own(session.state, seat), seat);
      const made = session.outcomeOf(seat, [choices[rng.below(choices.length)]], undefined, true);
      if ('at' in made) throw new Error('what was offered is refused');
      outcome = made;
    }
  });
});

function expectShown(
  { game }: Title<Kind>,
  told: readonly LineEvents[],
  text: string,
  eyes: Eyes,
): void {
  const update = toClient.parse(JSON.parse(text)) as Update;
  const shown = told.map(({ line: { seq, actor }, events }) => ({
    seq,
    actor,
    events: events.map((event) => game.shown(event, eyes)).filter((event) => event !== undefined),
  }));
  expect(update.entries).toEqual(JSON.parse(JSON.stringify(shown)));
  expect(update).not.toHaveProperty('table');
  expect(update).not.toHaveProperty('own');
}
