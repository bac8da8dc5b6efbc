import fc from 'fast-check';
import { type Game, type Kind, Malformed, type Seat, type State } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { hasRule } from '../laws-of-play.ts';
import { moveFor, randomScripts, type ScriptPlan } from '../script.ts';
import { bytes } from '../trial.ts';
import { badActions } from './bad-actions.ts';

/** What became of the bad actions. The legal ones among them are not counted as runs. */
export type Answers = { malformed: number; refused: number; legal: number };

type Moment<K extends Kind> = { state: State<K>; text: string; seats: number; entry: number };

const GAMES = 20;
const LONGEST_GAME = 2000;
const KEEP_ONE_IN = 7;
const LONGEST_MESSAGE = 500;

/**
 * Submits `runs` bad actions, as the table service would, at moments of random games. Each must be called malformed
 * in a few words or refused by a rule, and leave the state as it was, to the byte. Throws at the first that is not,
 * made as simple as it will go.
 */
export function refuseBadActions<K extends Kind>(
  title: Title<K>,
  { runs, seed, ...plan }: { runs: number; seed: number } & Partial<ScriptPlan<K>>,
): Answers {
  const games = { bound: LONGEST_GAME, games: GAMES, seed, ...plan };
  const { moments, samples } = momentsOf(title, games);
  const counts: Answers = { malformed: 0, refused: 0, legal: 0 };
  const submission = fc.property(
    fc.constantFrom(...moments.keys()),
    fc.nat(),
    badActions(samples),
    (nth, place, raw) => {
      const moment = moments[nth] as Moment<K>;
      const answer = submit(title, moment, place % moment.seats, raw);
      counts[answer]++;
      fc.pre(answer !== 'legal');
    },
  );
  const result = fc.check(submission, { numRuns: runs, seed });
  if (result.failed) {
    const { message } = result.errorInstance as Error;
    throw new Error(`${message} (seed ${seed}, path ${result.counterexamplePath})`);
  }
  return counts;
}

function momentsOf<K extends Kind>({ game }: Title<K>, plan: ScriptPlan<K>) {
  const moments: Moment<K>[] = [];
  const samples: K['action'][] = [];
  for (const { seats, options, numbers } of randomScripts(game, plan)) {
    const state = game.setup(seats, options);
    for (const [entry, number] of numbers.entries()) {
      const move = moveFor(game, state, number);
      if (!move) break;
      if ((number + entry) % KEEP_ONE_IN === 0) {
        moments.push({ state: game.clone(state), text: bytes(state), seats, entry });
        samples.push(move.action);
      }
      game.apply(state, move.actor, move.action);
    }
  }
  return { moments, samples };
}

/** The answer the table service would give. Throws with a sentence if it is not a proper one. */
function submit<K extends Kind>(title: Title<K>, moment: Moment<K>, seat: Seat, raw: unknown) {
  try {
    const answer = answerTo(title.game, moment.state, seat, raw);
    if (bytes(moment.state) !== moment.text) throw new Error('the state is changed');
    if (Reflect.has({}, 'polluted')) {
      Reflect.deleteProperty(Object.prototype, 'polluted');
      throw new Error('every object is changed, through their prototype');
    }
    return answer;
  } catch (error) {
    const where = `after entry ${moment.entry}, seat ${seat} sends ${short(raw)}`;
    throw new Error(`${where}: ${`${error}`.slice(0, LONGEST_MESSAGE)}`);
  }
}

function answerTo<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  raw: unknown,
): keyof Answers {
  let action: K['action'];
  try {
    action = game.parseAction(raw);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const { length } = error.message;
    if (length >= LONGEST_MESSAGE) throw new Error(`it takes ${length} characters to say why`);
    return 'malformed';
  }
  const refusal = game.check(state.table, game.own(state, seat), seat, action);
  if (refusal && !hasRule(refusal)) throw new Error(`refused by no rule: ${bytes(refusal)}`);
  return refusal || !game.actors(state.table).includes(seat) ? 'refused' : 'legal';
}

function short(raw: unknown): string {
  return `${JSON.stringify(raw)}`.slice(0, 200);
}
