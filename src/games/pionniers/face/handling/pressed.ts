import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { type ByKeys, judged, type Outcome, type Pressed } from '#ui/handling/outcome.ts';
import type { Direction } from '#ui/map-view/steer.ts';
import { stepTarget, targetsOf } from '../logic/targets.ts';
import { EMPTY, type Held, markOf, type Place } from './held.ts';

/** All that can be pressed. */
export type Press = ByKeys &
  (
    | { on: 'lay' }
    | { on: 'move' }
    /** A place for a crate: it is picked. */
    | ({ on: 'target' } & Place)
    /** An arrow walks from the place picked to the next. */
    | { on: 'arrow'; way: Direction }
    /** A space that is no place for a crate. */
    | ({ on: 'ground' } & Place)
    | { on: 'place' }
    | { on: 'keep' }
    /** Lets go of the place picked. */
    | { on: 'back' }
  );

/** What a press makes of what is held. */
export const pressed: Pressed<Pionniers, Held, Press> = (held, press, situation) => {
  switch (press.on) {
    case 'lay':
    case 'move':
      return judged<Pionniers, Held>(held, { do: press.on }, situation);
    case 'target':
      return { held: { picked: { line: press.line, space: press.space } } };
    case 'arrow': {
      const targets = targetsOf(situation.table, situation.choices);
      return walked(held, stepTarget(targets, held.picked, press.way));
    }
    case 'ground': {
      const action = { do: 'place-crate', line: press.line, space: press.space } as const;
      const refusal = situation.check(action);
      return refusal ? { held, refused: { refusal, action } } : { held };
    }
    case 'place':
      if (held.picked === undefined)
        return { held, refused: { refusal: { rule: '6.6' }, action: NOWHERE } };
      return judged<Pionniers, Held>(held, { do: 'place-crate', ...held.picked }, situation);
    case 'keep':
      return { held, deed: [{ do: 'keep-crate' }] };
    case 'back':
      return { held: held.picked === undefined ? held : EMPTY };
  }
};

/** A crate without a place is put on no line. */
const NOWHERE = { do: 'place-crate', line: -1, space: 0 } as const;

function walked(held: Held, to: Place | undefined): Outcome<Held, Pionniers['action']> {
  if (to === undefined) return { held };
  const { line, space } = to;
  return { held: { picked: { line, space } }, focus: `[data-place="${markOf(to)}"]` };
}
