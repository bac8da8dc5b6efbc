import { describe, expect, test } from 'vitest';
import { faceOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import type { Lesson } from '#kernel/lesson.ts';
import { isAwaited, PUPIL } from '#kernel/teach.ts';
import type { Title } from '#kernel/title.ts';
import { bytes } from '#testkit/trial.ts';
import type { Face } from '#ui/face.ts';
import { learnWords } from '../../words/learn/index.ts';
import { type CardWords, cardWords } from '../card-words.ts';
import { BRISK, Course } from '../course.ts';

/** Every lesson gone through as a pupil would: what the card says, what the table takes, and how long it all takes. */

const LANGUAGES = ['en', 'fr'] as const;
type Taught = {
  title: Title<Kind>;
  lesson: Lesson<Kind>;
  durationOf: Face<Kind>['durationOf'];
  /** As it is once it has been fetched. */
  explain: Face<Kind>['explain'];
};

const reasons = import.meta.glob<Face<Kind>['explain']>('../../../games/*/face/explain.ts', {
  import: 'explain',
});

async function everyLesson(): Promise<[name: string, taught: Taught][]> {
  const all = games.map(async ({ id, rules, load }) => {
    const title = await rules[Math.max(...Object.keys(rules).map(Number))]?.();
    const [face, lessons = []] = await Promise.all([faceOf(id), load.lessons?.()]);
    const explain = await reasons[`../../../games/${id}/face/explain.ts`]?.();
    if (!title || !face || !explain) return [];
    const { durationOf } = face;
    return lessons.map((lesson): [string, Taught] => [
      lesson.title.en,
      { title, lesson, durationOf, explain },
    ]);
  });
  return (await Promise.all(all)).flat();
}

const lessons = await everyLesson();

test('each game is taught', () => {
  expect(lessons).toHaveLength(games.length);
});

describe.each(lessons)('%s', (_, { title, lesson, durationOf, explain }) => {
  const { game } = title;

  function saidOn(course: Course, language: (typeof LANGUAGES)[number]): CardWords {
    const words = learnWords[language];
    const { stop, isOpen } = course;
    return cardWords(
      course.getSnapshot(),
      { stop, lesson, isOpen },
      {
        language,
        words,
        explain: (refusal, action) => {
          const state = course.state() ?? game.setup(lesson.seats, lesson.options);
          const own = game.own(state, PUPIL);
          return explain(refusal, action, { table: state.table, own }, language);
        },
      },
    );
  }

  /** What is asked is done, and what follows is seen. */
  function doAsked(course: Course): void {
    const { awaits } = course.stop;
    if (awaits.is === 'action') expect(course.act([awaits.anyOf[0]])).toBe(true);
    else course.touched();
    course.arrived();
  }

  test('all else is answered in both languages and changes nothing; what is asked leads to the end', () => {
    // Whatever any stop is about, and what the rules allow here.
    const spokenOf = lesson.stops.flatMap(({ awaits, mistakes }) => [
      ...(awaits.is === 'action' ? awaits.anyOf : []),
      ...mistakes.flatMap(({ actions = [] }) => actions),
    ]);
    const course = new Course(title, lesson, 0);
    for (const [at, stop] of lesson.stops.entries()) {
      const where = `stop ${at + 1}`;
      expect(course.getSnapshot(), where).toMatchObject({ at, mood: 'tells' });
      const before = bytes(course.state());
      expect(bytes(new Course(title, lesson, at).state()), `${where}, chosen`).toBe(before);
      const { seq } = course;
      const allowed = course.isOpen
        ? game.choices(course.state()?.table, game.own(course.state() as never, PUPIL), PUPIL)
        : [];
      for (const action of [...allowed, ...spokenOf]) {
        if (isAwaited(stop, action)) continue;
        const tried = `${where}: ${bytes(action)}`;
        expect(course.act([action]), tried).toBe(false);
        course.refused(action);
        expect(course.getSnapshot(), tried).toMatchObject({ at, mood: 'stops', tried: false });
        expect(course.seq, tried).toBe(seq);
        for (const language of LANGUAGES) {
          const { title: heading, text, task } = saidOn(course, language);
          for (const said of [heading, text, task]) expect(said?.trim(), tried).not.toBe('');
          expect(text, tried).not.toBe(learnWords[language].elsewhere);
        }
      }
      // Nor does more than is asked, in one gesture.
      const { awaits } = stop;
      if (awaits.is === 'action')
        expect(course.act([awaits.anyOf[0], awaits.anyOf[0]]), where).toBe(false);
      expect(bytes(course.state()), where).toBe(before);
      doAsked(course);
      if (stop.earned) {
        expect(course.getSnapshot(), where).toMatchObject({ at, mood: 'glad' });
        course.next();
      }
    }
    expect(course.getSnapshot().mood).toBe('end');
  });

  test('takes ten minutes at most: what is read and seen, and time to do it', () => {
    const course = new Course(title, lesson, 0);
    let shown = 0;
    course.onEntries = (entries) => {
      const events = entries.flatMap((entry) => entry.events);
      shown += events.reduce((sum: number, event) => sum + durationOf(event) * BRISK, 0);
    };
    const read: Record<(typeof LANGUAGES)[number], number> = { en: 0, fr: 0 };
    const readNow = (): void => {
      for (const language of LANGUAGES) {
        const { title: heading, text, task = '', earned = '' } = saidOn(course, language);
        read[language] += wordsIn(`${heading} ${text} ${task} ${earned}`);
      }
    };
    let touches = 0;
    for (const stop of lesson.stops) {
      readNow();
      touches += stop.lit.length;
      doAsked(course);
      if (!stop.earned) continue;
      readNow();
      touches += 1;
      course.next();
    }
    readNow();
    for (const language of LANGUAGES) {
      const minutes =
        read[language] / WORDS_A_MINUTE + (touches * SECONDS_A_TOUCH + shown / 1000) / 60;
      expect(minutes, language).toBeLessThanOrEqual(10);
    }
  });
});

const WORDS_A_MINUTE = 200;
/** To find what is lit, and to press it. */
const SECONDS_A_TOUCH = 5;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
