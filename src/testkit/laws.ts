import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { lawsOfEvents } from './laws-of-events.ts';
import { lawsOfJson } from './laws-of-json.ts';
import { lawsOfPlay } from './laws-of-play.ts';
import { lawsOfSecrets } from './laws-of-secrets.ts';
import { lawsOfTheLog } from './laws-of-the-log.ts';
import { entryOf, moveFor, randomScripts, type Script, type ScriptPlan } from './script.ts';
import { bytes, type Clause, eventsOf, type LawNumber, type Step, type Trial } from './trial.ts';

/** The laws every game is held to on random play. */
export const LAWS: Readonly<Record<LawNumber, string>> = {
  1: 'each acting seat has a choice',
  2: 'a seat is offered exactly what check allows, and asking changes nothing',
  3: 'same state and action, same result; clone is deep',
  4: 'state, actions and events survive JSON',
  5: 'replaying the log gives the same state',
  6: 'the game ends within its bound, and nothing throws on the way',
  7: 'the referee is content after every entry',
  8: 'a seat imagines a state that agrees with all it knows',
  9: 'silence: what a seat cannot know does not change what it is shown',
  10: 'no peeking: the result of an action follows from what its seat knew',
  11: 'undo gives back the state before the entries it strikes',
  12: 'events suffice: the view before an entry and what was shown of it give the view after it',
};

const CLAUSES = [...lawsOfPlay, ...lawsOfJson, ...lawsOfTheLog, ...lawsOfSecrets, ...lawsOfEvents];

export const LAW_NUMBERS = Object.keys(LAWS).map(Number) as LawNumber[];

/** What went wrong, and after how many entries: the script cut to `entry` numbers shows it again. */
export type Breach = { law: LawNumber; entry: number; sentence: string };

/** A game that breaks a law. */
export type Failure<K extends Kind> = { script: Script<K>; breach: Breach };

/** How a script is judged. */
export type Court = {
  /** Within so many entries a game must be over. */
  bound: number;
  /** The laws to try; all, unless told. */
  laws?: readonly LawNumber[];
  /** The slow clauses are tried at one entry in so many; at each, unless told. */
  every?: number;
};

/** Plays one script and gives the first breach of a law in it. */
export function findBreach<K extends Kind>(
  title: Title<K>,
  script: Script<K>,
  court: Court,
): Breach | undefined {
  const judge = judgeIn(court, script);
  const state = title.game.setup(script.seats, script.options);
  const { bound } = court;
  const trial: Trial<K> = { title, script, bound, log: [], texts: [bytes(state)], state };
  let breach = judge(0, (clause) => clause.position?.(trial));
  for (const number of script.numbers) {
    if (breach) return breach;
    const entry = trial.log.length + 1;
    let step: Step<K> | undefined;
    try {
      step = nextStep(trial, number);
    } catch (error) {
      return judge(entry, ({ law }) => (law === 6 ? `the play stops: ${error}` : undefined));
    }
    if (!step) break;
    const made = step;
    breach = judge(entry, (clause) => clause.step?.(made));
    trial.log.push(entryOf(entry, made));
    trial.texts.push(made.afterText);
    trial.state = made.after;
    breach ??= judge(entry, (clause) => clause.position?.(trial));
  }
  return breach ?? judge(trial.log.length, (clause) => clause.end?.(trial));
}

type Judge = (entry: number, ask: (clause: Clause) => string | undefined) => Breach | undefined;

/** A clause is broken by the sentence it gives, and as much by throwing. */
function judgeIn<K extends Kind>(
  { laws = LAW_NUMBERS, every = 1 }: Court,
  script: Script<K>,
): Judge {
  const all = CLAUSES.filter(({ law }) => laws.includes(law));
  const quick = all.filter(({ sampled }) => !sampled);
  // Each game begins to count elsewhere, so that no entry is passed over in all of them.
  const [shift = 0] = script.numbers;
  return (entry, ask) => {
    for (const clause of (entry + shift) % every === 0 ? all : quick) {
      const sentence = sentenceOf(() => ask(clause));
      if (sentence !== undefined) return { law: clause.law, entry, sentence };
    }
    return undefined;
  };
}

function sentenceOf(ask: () => string | undefined): string | undefined {
  try {
    return ask();
  } catch (error) {
    return `this was thrown: ${error}`;
  }
}

function nextStep<K extends Kind>(trial: Trial<K>, number: number): Step<K> | undefined {
  const { title, script, state: before } = trial;
  const move = moveFor(title.game, before, number);
  if (!move) return undefined;
  const after = title.game.clone(before);
  const events = eventsOf(title.game, after, move.actor, move.action);
  const texts = { beforeText: trial.texts.at(-1) as string, afterText: bytes(after) };
  return { title, seats: script.seats, number, before, ...move, after, events, ...texts };
}

/** Rare enough that 200 games of 260 entries take a few seconds, and still 6,000 entries are tried in full. */
const EVERY = 8;

/** Plays random games and gives, for each law that is broken, the first game that broke it. */
export function tryLaws<K extends Kind>(title: Title<K>, plan: ScriptPlan<K>): Failure<K>[] {
  const failures: Failure<K>[] = [];
  let laws = LAW_NUMBERS;
  for (const script of randomScripts(title.game, plan)) {
    for (;;) {
      const breach = findBreach(title, script, { bound: plan.bound, laws, every: EVERY });
      if (!breach) break;
      failures.push({ script, breach });
      laws = laws.filter((law) => law !== breach.law);
    }
  }
  return failures;
}
