import type { Eyes, Kind, State, View } from '#kernel/game.ts';
import { seatsOf } from './script.ts';
import { bytes, type Clause, nameOf, type Step } from './trial.ts';

/** Law 12: whoever has the view before an entry and the events they were shown needs nothing else. */
export const lawsOfEvents: readonly Clause[] = [{ law: 12, sampled: true, step: eventsSuffice }];

function eventsSuffice<K extends Kind>(step: Step<K>) {
  const { title, seats, before, actor, after, events } = step;
  const { game } = title;
  for (const eyes of [...seatsOf(seats), 'watcher' as const]) {
    const view = copy(viewOf(step, before, eyes));
    for (const event of events) {
      const shown = game.shown(event, eyes);
      if (shown !== undefined) game.fold(view, copy(shown), eyes);
    }
    const difference = differenceOf(view, viewOf(step, after, eyes));
    if (difference === undefined) continue;
    const who = eyes === 'watcher' ? 'a watcher' : nameOf(eyes);
    return `after ${nameOf(actor)} acts, ${who} folds ${difference}`;
  }
  return undefined;
}

function viewOf<K extends Kind>({ title }: Step<K>, state: State<K>, eyes: Eyes): View<K> {
  const own = eyes === 'watcher' ? undefined : title.game.own(state, eyes);
  return { table: state.table, own };
}

/** The first place where the two are not the same, with what stands there. The order of fields does not matter. */
function differenceOf(folded: unknown, real: unknown, at = 'the view'): string | undefined {
  if (!isBranch(folded) || !isBranch(real) || Array.isArray(folded) !== Array.isArray(real)) {
    return bytes(folded) === bytes(real)
      ? undefined
      : `${at} as ${bytes(folded)}, and it is ${bytes(real)}`;
  }
  for (const key of new Set([...Object.keys(real), ...Object.keys(folded)])) {
    const found = differenceOf(folded[key], real[key], `${at}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** As it comes over a wire. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
