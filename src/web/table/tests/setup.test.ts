import { describe, expect, test } from 'vitest';
import { allTitles, gameOf, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Manifest } from '#games/manifest.ts';
import { boardFile } from '#games/pionniers/face/board-file.ts';
import { type Kind, Malformed } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { seatWish } from '#protocol/parts.ts';
import {
  answerOf,
  applies,
  type ChoiceField,
  isAsked,
  type OptionField,
  optionsOf,
  possibleAnswers,
  usualAnswers,
} from '#ui/option-field.ts';

import { MOST_FILE_BYTES, readFile } from '../setup/read-file.ts';
import {
  moved,
  possibleSitters,
  resized,
  type Sitter,
  soloSitters,
  usualSitters,
  wayOf,
  wishesOf,
} from '../setup/sitters.ts';

const titles = await allTitles();

const door = gameOf('pionniers') as Manifest;
const trambahn = gameOf('trambahn') as Manifest;

const fieldsOf = (id: string): readonly OptionField[] => gameOf(id)?.options ?? [];
const { game } = (await titleOf('pionniers')) as Title<Kind>;
const fields = fieldsOf('pionniers');
const level = JSON.parse(boardFile.example().text) as Record<string, unknown>;

const ME: Sitter = { kind: 'me' };
const OPEN: Sitter = { kind: 'open' };
const here = (name: string): Sitter => ({ kind: 'here', name });

describe('the fields of a game', () => {
  test('an option is shown in the words of the choice that means it', () => {
    const tiles = fieldsOf('railroad-tycoon').find(({ name }) => name === 'tiles') as ChoiceField;
    expect(answerOf(tiles, null)).toBe('any');
    expect(answerOf(tiles, 217)).toBe('box');
    expect(answerOf(tiles, 40)).toBe(40);
  });

  test('every answer is an option that the game takes, and the usual ones are its own', () => {
    for (const title of titles) {
      const own = fieldsOf(title.game.id);
      const settled = optionsOf(own, usualAnswers(own), {}, title.game.seats[0]);
      expect(settled).toEqual({ options: title.game.parseOptions({}) });
      for (const field of own) {
        if (field.is !== 'choice') continue;
        const file = own.find((other) => other.is === 'file' && other.name === field.name);
        for (const choice of field.choices) {
          if (file?.is === 'file' && file.choice === choice) continue;
          const wish = optionsOf([field], { [field.name]: choice }, {}, title.game.seats[0]);
          expect(wish).toHaveProperty('options');
          if ('options' in wish) expect(() => title.game.parseOptions(wish.options)).not.toThrow();
        }
      }
    }
  });

  test('the example of every file is a good one, small enough to send, and the game takes it', async () => {
    for (const title of titles) {
      for (const field of fieldsOf(title.game.id)) {
        if (field.is !== 'file') continue;
        const reader = await field.open();
        const { name, text } = reader.example();
        expect(name).toMatch(/^[a-z-]+\.json$/);
        expect(text.length).toBeLessThan(MOST_FILE_BYTES);
        const read = reader.read(JSON.parse(text));
        expect(read).toHaveProperty('value');
        const value = 'value' in read ? read.value : undefined;
        expect(title.game.parseOptions({ [field.name]: value })).toMatchObject({
          [field.name]: value,
        });
      }
    }
  });

  test('each has its words, in both languages', () => {
    for (const { options } of games) {
      for (const field of options) {
        if (field.is === 'file') expect(Object.values(field.example).every(Boolean)).toBe(true);
        else {
          for (const { label } of Object.values<{ label: string }>(field.words)) {
            expect(label).toBeTruthy();
          }
        }
        if (field.is !== 'choice') continue;
        for (const { choices } of Object.values(field.words)) {
          expect(Object.keys(choices).toSorted()).toEqual(field.choices.toSorted());
        }
      }
    }
  });

  test('two trains each are asked for at a table of two', () => {
    const twoTrains = fields.find(({ name }) => name === 'twoTrains') as OptionField;
    expect([2, 3, 4].map((seats) => applies(twoTrains, seats))).toEqual([true, false, false]);
    const answers = { ...usualAnswers(fields), twoTrains: false };
    expect(optionsOf(fields, answers, {}, 2)).toMatchObject({ options: { twoTrains: false } });
    expect(optionsOf(fields, answers, {}, 4)).toEqual({
      options: { board: 'level', lines: 'in-order' },
    });
  });

  test('a file that is asked for must be there, and is the option then', () => {
    const answers = { ...usualAnswers(fields), board: 'own' };
    const file = fields.find((field) => field.is === 'file');
    expect(file?.is === 'file' && isAsked(file, answers)).toBe(true);
    expect(optionsOf(fields, answers, {}, 4)).toEqual({ missing: 'board' });
    expect(optionsOf(fields, answers, { board: level }, 4)).toEqual({
      options: { board: level, lines: 'in-order' },
    });
    expect(optionsOf(fields, usualAnswers(fields), { board: level }, 4)).toMatchObject({
      options: { board: 'level' },
    });
  });

  test('what was remembered is taken as far as it is still possible', () => {
    const usual = usualAnswers(fields);
    for (const rubbish of [undefined, null, 7, 'x', [], { board: 'round', twoTrains: 'yes' }]) {
      expect(possibleAnswers(fields, rubbish)).toEqual(usual);
    }
    const kept = { board: 'slanted', lines: 'by-lot', twoTrains: false };
    expect(possibleAnswers(fields, kept)).toEqual(kept);
    // A file is not remembered, so neither is that there was one.
    expect(possibleAnswers(fields, { ...kept, board: 'own' })).toEqual({ ...kept, board: 'level' });
  });
});

describe('a board from a file', () => {
  const fileOf = (text: string) => ({ size: text.length, text: async () => text });
  const read = (text: string) => readFile(fileOf(text), async () => boardFile);

  test('the example is a good one, and the game takes it', async () => {
    const found = await read(boardFile.example().text);
    expect(found).toEqual({ is: 'good', value: level, title: 'level' });
    expect(game.parseOptions({ board: level })).toMatchObject({ board: level });
    expect(boardFile.example().text.length).toBeLessThan(4096);
  });

  test('with a mark before it, as some editors write, it is still good', async () => {
    expect(await read(`\uFEFF${boardFile.example().text}`)).toMatchObject({ is: 'good' });
  });

  test('what is no JSON, too large or gone is told apart', async () => {
    expect(await read('{')).toEqual({ is: 'not-json' });
    expect(await read('')).toEqual({ is: 'not-json' });
    const large = { size: MOST_FILE_BYTES + 1, text: () => Promise.reject(new Error('read')) };
    expect(await readFile(large, async () => boardFile)).toEqual({ is: 'too-large' });
    const gone = { size: 1, text: () => Promise.reject(new Error('gone')) };
    expect(await readFile(gone, async () => boardFile)).toEqual({ is: 'unreadable' });
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['no lines', { ...level, lines: [] }],
    ['a field too many', { ...level, wings: 2 }],
    ['a signal off the line', { ...level, slowAfter: 250 }],
    ['a name without end', { ...level, name: 'x'.repeat(5000) }],
  ])('%s is refused with a reason in both languages, as the game refuses it', async (_, raw) => {
    const found = await read(JSON.stringify(raw));
    expect(found.is).toBe('faulty');
    if (found.is !== 'faulty') return;
    for (const language of ['en', 'fr'] as const) {
      expect(found.faults(language).length).toBeGreaterThan(0);
      for (const fault of found.faults(language)) expect(fault.length).toBeLessThan(300);
    }
    expect(() => game.parseOptions({ board: raw })).toThrow(Malformed);
  });
});

describe('who sits where', () => {
  test('alone, at once: a full table of bots, at most four', () => {
    const bot: Sitter = { kind: 'bot', bot: 'apprentice' };
    expect(soloSitters(trambahn)).toEqual([ME, bot]);
    expect(soloSitters(trambahn, 'random')).toEqual([ME, { kind: 'bot', bot: 'random' }]);
    expect(soloSitters(door)).toHaveLength(4);
    expect(soloSitters(gameOf('union-pacific') as Manifest)).toHaveLength(4);
    for (const sitter of soloSitters(door).slice(1)) {
      expect(sitter.kind === 'bot' && door.bots).toContain(sitter.kind === 'bot' ? sitter.bot : '');
    }
  });

  test('the way follows from who sits', () => {
    for (const way of ['solo', 'here', 'online'] as const) {
      expect(wayOf(usualSitters(door, way))).toBe(way);
    }
    expect(wayOf([ME, here('Ada'), OPEN, { kind: 'bot', bot: 'random' }])).toBe('online');
  });

  test('seats come like the last one and go from the end, never one’s own', () => {
    expect(resized([ME, here('Ada')], 4)).toEqual([ME, here('Ada'), here(''), here('')]);
    expect(resized([ME, OPEN], 3)).toEqual([ME, OPEN, OPEN]);
    expect(resized([here('Ada'), OPEN, ME], 2)).toEqual([here('Ada'), ME]);
    expect(resized([here('Ada'), here('Bob'), here('Cy'), ME], 2)).toEqual([here('Ada'), ME]);
  });

  test('everybody moves on, and after as many moves sits where they sat', () => {
    const sitters = [ME, here('Ada'), OPEN];
    expect(moved(sitters)).toEqual([OPEN, ME, here('Ada')]);
    expect(moved(moved(moved(sitters)))).toEqual(sitters);
  });

  test('the wishes are such as a table takes', () => {
    const wishes = wishesOf(
      [ME, here('  Ada  '), here(''), { kind: 'bot', bot: 'random' }, OPEN],
      'Eve',
      (seat) => `Player ${seat + 1}`,
    );
    expect(wishes).toEqual([
      { kind: 'me', name: 'Eve' },
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Player 3' },
      { kind: 'bot', bot: 'random' },
      { kind: 'open' },
    ]);
    for (const wish of wishes) expect(seatWish.parse(wish)).toEqual(wish);
  });

  test('what was remembered is taken if it is still a table of this game', () => {
    const sitters = [ME, here('Ada'), { kind: 'bot', bot: 'random' }, OPEN];
    expect(possibleSitters(sitters, door)).toEqual(sitters);
    for (const bad of [
      undefined,
      'x',
      [ME],
      [...sitters, OPEN],
      [OPEN, OPEN],
      [ME, ME],
      [ME, { kind: 'bot', bot: 'nobody' }],
      [ME, { kind: 'here' }],
      [ME, null],
    ]) {
      expect(possibleSitters(bad, door)).toBeUndefined();
    }
  });
});
