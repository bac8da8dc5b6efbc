import type {
  Card,
  City,
  Colour,
  HexAt,
  RailroadTycoon,
  Tile,
} from '#games/railroad-tycoon/rules/model.ts';
import type { Side } from '#hex/hex.ts';
import type { Eyes, Seat } from '#kernel/game.ts';
import type { ByKeys, Outcome, Situation } from '#ui/handling/outcome.ts';
import type { Start } from '../logic/plan.ts';
import type { Held, Mode } from './held.ts';

/** All that can be pressed. */
export type Press = ByKeys &
  (
    | { on: 'mode'; mode: Mode }
    /** Pressed again by its key, the city to which the track leads pulls the lever. */
    | { on: 'city'; city: City }
    /** A cube in a city on the map: the cube is meant where one is to be delivered, else the city. */
    | { on: 'cube'; city: City; colour: Colour }
    | { on: 'tile'; tile: Tile }
    /** A hex on which nothing is lit. */
    | { on: 'ground'; hex: HexAt }
    | { on: 'start'; start: Start }
    | { on: 'turn'; to: Side }
    | { on: 'grant'; grant: boolean }
    /** A cube in a list; without one, another is looked for. */
    | { on: 'goods'; cube: { from: City; colour: Colour } | undefined }
    | { on: 'route'; route: readonly number[] }
    | { on: 'colour'; colour: Colour }
    | { on: 'card'; card: Card }
    /** Shares beyond those that are needed. */
    | { on: 'shares'; extra: number }
    | { on: 'amount'; bid: number }
    | { on: 'bid'; amount: number }
    | { on: 'pass' }
    | { on: 'lever' }
    /** Lets go of what was chosen last. */
    | { on: 'back' }
  );

export type PressOn<On extends Press['on']> = Extract<Press, { on: On }>;

export type Here = Situation<RailroadTycoon>;
export type After = Outcome<Held, RailroadTycoon['action']>;

export const seatOf = (eyes: Eyes): Seat => (eyes === 'watcher' ? -1 : eyes);

/** Why not, if it is refused; else nothing has changed. */
export function refusedIf(held: Held, action: RailroadTycoon['action'], { check }: Here): After {
  const refusal = check(action);
  return refusal ? { held, refused: { refusal, action } } : { held };
}
