import { canonical } from './canonical.ts';
import type { Game, Kind, Refusal, State } from './game.ts';
import type { Deed, Example, Lesson, Said, Stop } from './lesson.ts';

/** How a lesson goes: where each stop begins, and how what a pupil tries is answered. The page and the tests go by it. */

/** What is answered to an action: it is what the stop waits for, a known mistake, or what the game says. */
export type LessonAnswer =
  | { is: 'right' }
  | { is: 'mistake'; said: Said; refusal?: Refusal | undefined }
  | { is: 'refused'; refusal: Refusal }
  /** Allowed by the rules, and not what the stop is about. */
  | { is: 'elsewhere' };

export const PUPIL = 0;

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

export function isAwaited<K extends Kind>({ awaits }: Stop<K>, action: K['action']): boolean {
  return awaits.is === 'action' && awaits.anyOf.some((one) => isSame(one, action));
}

export function answerTo<K extends Kind>(
  stop: Stop<K>,
  action: K['action'],
  refusal: Refusal | undefined,
): LessonAnswer {
  if (!refusal && isAwaited(stop, action)) return { is: 'right' };
  const mistake = stop.mistakes.find(
    ({ actions }) => !actions || actions.some((one) => isSame(one, action)),
  );
  // Who does what no rule allows is told so by the game, unless this very mistake was foreseen.
  if (mistake && (mistake.actions || !refusal)) {
    return { is: 'mistake', said: mistake.said, refusal };
  }
  return refusal ? { is: 'refused', refusal } : { is: 'elsewhere' };
}

/** What happens when this stop is done by that action; by none, where it waits for none. */
export function deedsOf<K extends Kind>(
  { after = [], awaits }: Stop<K>,
  action: K['action'] | undefined,
): readonly Deed<K>[] {
  return awaits.is === 'action' ? [{ actor: PUPIL, action }, ...after] : after;
}

/** An example as a lesson of one stop: what its rule refuses is tried, then something that it allows is done. `said`: the rule. */
export function lessonOf<K extends Kind>(
  { rule, seats, options, at, tried, task, lit, seen = [], opens, about, after }: Example<K>,
  { title, said, farewell }: Pick<Stop<K>, 'title' | 'said'> & Pick<Lesson<K>, 'farewell'>,
): Lesson<K> {
  const stop: Stop<K> = {
    title,
    said,
    task,
    at,
    awaits: { is: 'refusal', by: rule, ...(lit ? {} : { offered: tried }) },
    lit: lit ?? [],
    seen,
    mistakes: [],
    rules: [rule],
    ...(opens === undefined ? {} : { opens }),
    ...(about ? { about } : {}),
    ...(after ? { after } : {}),
  };
  return { title, seats, options, stops: [stop], farewell };
}

/** The stop with a position of its own from which this one goes on. */
export function startOf<K extends Kind>({ stops }: Lesson<K>, at: number): number {
  for (let stop = at; stop > 0; stop--) if (stops[stop]?.at) return stop;
  return 0;
}

/** The entries from that position to where this stop begins, each stop done by the first action it waits for. */
export function deedsUpTo<K extends Kind>(lesson: Lesson<K>, at: number): readonly Deed<K>[] {
  return lesson.stops
    .slice(startOf(lesson, at), at)
    .flatMap((stop) =>
      deedsOf(stop, stop.awaits.is === 'action' ? stop.awaits.anyOf[0] : undefined),
    );
}

/** The position that a stop goes on from, however many stops ago it was laid. */
export function laidFor<K extends Kind>(
  lesson: Lesson<K>,
  { setup }: Pick<Game<K>, 'setup'>,
  at: number,
): State<K> {
  return lesson.stops[startOf(lesson, at)]?.at?.() ?? setup(lesson.seats, lesson.options);
}
