import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonical } from '#kernel/canonical.ts';
import type { Kind, State } from '#kernel/game.ts';
import type { FirstGame, Lesson, Said, Stop, Underway } from '#kernel/lesson.ts';
import { standing } from '#kernel/log.ts';
import { parseRecord } from '#kernel/record.ts';
import { answerTo, deedsOf, laidFor, PUPIL } from '#kernel/teach.ts';
import type { Title } from '#kernel/title.ts';
import { logOf } from '#kernel/underway.ts';
import { playFrom } from '../play.ts';
import { rulesIn } from '../rule-triangle.ts';
import { isSaid, LANGUAGES } from './said.ts';

/** One idea at a time, and no more of them than fit ten minutes. */
const MOST_STOPS = 12;
const MOST_SENTENCES = 2;

/**
 * Holds the lessons of a game to what they promise: each is played to its end by doing only what it asks, and at each stop
 * everything else is answered by the lesson or by a rule. That it changes nothing is the page's to hold
 * (`web/learn/tests/lessons.test.ts`). `rulebook`: its file in one language.
 */
export function lessons<K extends Kind>(
  title: Title<K>,
  { lessons, rulebook }: { lessons: readonly Lesson<K>[]; rulebook: string },
): void {
  const rules = rulesIn({ name: rulebook, text: readFileSync(rulebook, 'utf8') });
  describe.each(lessons)(`the lesson of ${title.game.id}: $title.en`, (lesson) => {
    test('is short, and says everything in both languages', () => {
      expect(lesson.stops.length).toBeGreaterThan(0);
      expect(lesson.stops.length).toBeLessThanOrEqual(MOST_STOPS);
      for (const said of saidIn(lesson)) isSaid(said);
      for (const { said } of lesson.stops) {
        for (const language of LANGUAGES)
          expect(sentencesOf(said[language])).toBeLessThanOrEqual(MOST_SENTENCES);
      }
    });

    test('cites rules that are in the rulebook', () => {
      for (const { rules: cited } of lesson.stops) {
        expect(cited.length).toBeGreaterThan(0);
        for (const rule of cited) expect(rules).toContain(rule);
      }
    });

    test('lights what is to be touched', () => {
      for (const { awaits, lit } of lesson.stops) {
        if (awaits.is !== 'next') expect(lit.length).toBeGreaterThan(0);
        if (awaits.is === 'touch') expect(lit).toContain(awaits.spot);
      }
    });

    test('goes to its end by doing what it asks, and everything else has its answer', () => {
      expect(lesson.stops[0]?.at, 'the first stop has a position of its own').toBeDefined();
      let state = laidFor(lesson, title.game, 0);
      for (const [at, stop] of lesson.stops.entries()) {
        if (stop.at) state = laidFor(lesson, title.game, at);
        expect(title.faults(state), `stop ${at + 1}`).toEqual([]);
        everythingElse(title, lesson, stop, state, `stop ${at + 1}`);
        state = doneAt(title, stop, state, `stop ${at + 1}`);
      }
    });

    test('leads to a game under way in which the pupil is to decide', () => {
      const { playOn } = lesson;
      if (!playOn) throw new Error('one plays on from nothing');
      isUnderway(title, lesson, playOn);
    });
  });
}

/**
 * Every word of a first game in both languages. In the kept records, whoever has a choice is told a word, and every word is told to
 * somebody. `records`: their folder.
 */
export function firstGame<K extends Kind>(
  { game }: Title<K>,
  { kindsOf, words }: FirstGame<K>,
  records: string,
): void {
  test(`the words of a first game of ${game.id}`, () => {
    for (const { purpose, usual } of Object.values(words)) {
      isSaid(purpose);
      isSaid(usual);
    }
    const told = new Set<string>();
    for (const file of globSync(join(records, '*.json'))) {
      const { options, seats, log } = parseRecord(readFileSync(file, 'utf8'));
      const state = game.setup(seats.length, options);
      for (const { actor, action } of standing(log)) {
        if (actor !== 'chance') {
          const choices = game.choices(state.table, game.own(state, actor), actor);
          const kinds = kindsOf(state.table, choices);
          if (choices.length > 1) expect(kinds, file).not.toEqual([]);
          for (const kind of kinds) told.add(kind);
        }
        game.apply(state, actor, action);
      }
    }
    expect([...told].toSorted()).toEqual(Object.keys(words).toSorted());
  });
}

/** All that the pupil may do there, and what is spoken of anywhere, is answered: by words of the lesson, or by a rule where one refuses it. */
function everythingElse<K extends Kind>(
  { game }: Title<K>,
  { stops }: Lesson<K>,
  stop: Stop<K>,
  state: State<K>,
  where: string,
): void {
  const own = game.own(state, PUPIL);
  const answered = (action: K['action']) =>
    answerTo(stop, action, game.check(state.table, own, PUPIL, action)).is;
  const allowed = game.choices(state.table, own, PUPIL);
  const awaited = stops.flatMap(({ awaits }) => (awaits.is === 'action' ? awaits.anyOf : []));
  const foreseen = foreseenAt(stop);
  const right = new Set<string>();
  for (const action of [...allowed, ...awaited, ...stops.flatMap(foreseenAt)]) {
    const answer = answered(action);
    // The conductor never says only that it is about something else.
    expect(['right', 'mistake', 'refused'], `${where}: ${canonical(action)}`).toContain(answer);
    if (answer === 'right') right.add(canonical(action));
  }
  const wanted = stop.awaits.is === 'action' ? stop.awaits.anyOf : [];
  expect(right, `${where}: what is awaited is allowed, and nothing else is right`).toEqual(
    new Set(wanted.map(canonical)),
  );
  for (const action of foreseen)
    expect(answered(action), `${where}: ${canonical(action)}`).toBe('mistake');
}

const foreseenAt = <K extends Kind>({ mistakes }: Stop<K>): readonly K['action'][] =>
  mistakes.flatMap(({ actions = [] }) => actions);

function doneAt<K extends Kind>(
  title: Title<K>,
  stop: Stop<K>,
  from: State<K>,
  where: string,
): State<K> {
  const ways = stop.awaits.is === 'action' ? stop.awaits.anyOf : [undefined];
  const ends = ways.map((way) => {
    const table = playFrom(title, from);
    for (const { actor, action } of deedsOf(stop, way)) {
      expect(title.game.actors(table.state.table), `${where}: who acts`).toContain(actor);
      table.do(actor, action);
    }
    return table.state;
  });
  return ends[0] as State<K>;
}

function isUnderway<K extends Kind>(
  title: Title<K>,
  { seats, options }: Lesson<K>,
  underway: Underway<K>,
): void {
  const { log, state } = logOf(title.game, seats, options, underway);
  expect(log.length).toBeGreaterThan(underway.decisions.length);
  expect(title.faults(state)).toEqual([]);
  expect(title.game.actors(state.table)).toEqual([PUPIL]);
}

const saidIn = <K extends Kind>({ title, farewell, stops }: Lesson<K>): Said[] => [
  title,
  farewell,
  ...stops.flatMap((stop) => [
    stop.title,
    stop.said,
    stop.task,
    ...(stop.earned ? [stop.earned] : []),
    ...stop.mistakes.map(({ said }) => said),
  ]),
];

/** How many sentences: ends of them before a space or the end, `8.1` and `!` after a French space apart. */
function sentencesOf(text: string): number {
  return text.match(/[.!?…]+(?=["”»\s*]|$)/g)?.length ?? 0;
}
