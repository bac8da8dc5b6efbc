import type { Kind } from '#kernel/game.ts';
import { isUndo } from '#kernel/log.ts';
import { notJson } from './not-json.ts';
import { seatsOf } from './script.ts';
import { bytes, type Clause, nameOf, type Step, type Trial } from './trial.ts';

/** Law 4: whatever is stored or sent comes back as it was. */
export const lawsOfJson: readonly Clause[] = [
  { law: 4, sampled: false, step: entrySurvives },
  { law: 4, sampled: true, position: stateSurvives },
  { law: 4, sampled: true, step: playsOnFromJson },
];

function entrySurvives<K extends Kind>({ title: { game }, action, events }: Step<K>) {
  const fault = notJson(action) ?? unread(game.parseAction, action);
  if (fault) return `the action ${bytes(action)} does not survive JSON: ${fault}`;
  if (isUndo(action)) return `the action ${bytes(action)} has a field undo, which is the log's`;
  for (const event of events) {
    const lost = notJson(event);
    if (lost) return `the event ${bytes(event)} does not survive JSON: ${lost}`;
  }
  return undefined;
}

function stateSurvives<K extends Kind>({ title: { game }, script, state }: Trial<K>) {
  const fault = notJson(state);
  if (fault) return `the state does not survive JSON: ${fault}`;
  for (const seat of seatsOf(script.seats)) {
    for (const choice of game.choices(state.table, game.own(state, seat), seat)) {
      const lost = unread(game.parseAction, choice);
      if (lost) return `the choice ${bytes(choice)} does not survive JSON: ${lost}`;
    }
  }
  return undefined;
}

/** How the parser fails to give back an action that went through JSON, if it does. */
function unread(parse: (raw: unknown) => unknown, action: unknown): string | undefined {
  const text = bytes(action);
  try {
    const read = bytes(parse(JSON.parse(text)));
    return read === text ? undefined : `it is read as ${read}`;
  } catch (error) {
    return `it is not read: ${(error as Error).message}`;
  }
}

/** A state that leans on something beside its JSON, such as two names for one list, plays on differently. */
function playsOnFromJson<K extends Kind>(step: Step<K>) {
  const { title, before, actor, action, afterText } = step;
  const stored = JSON.parse(bytes(before)) as typeof before;
  title.game.apply(stored, actor, JSON.parse(bytes(action)) as typeof action);
  if (bytes(stored) === afterText) return undefined;
  return `${nameOf(actor)}'s ${bytes(action)} gives another state when the state was stored as JSON`;
}
