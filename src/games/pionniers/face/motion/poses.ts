import type { Event, Line, Train } from '#games/pionniers/rules/model.ts';
import { movesFor, travel } from './durations.ts';

/** How a train is drawn at one moment: between two spaces while it rolls, askew while it derails. */
export type Pose = { front: number; engine: number; tilt: number; opacity: number };

export const poseOf = ({ front, engine }: Train): Pose => ({ front, engine, tilt: 0, opacity: 1 });

/** The way of a train through an event, from 0 to 1 of the time in which it moves. Nothing: it stands. */
export type PoseAt = (t: number) => Pose;

/** `was`: the train before the event. */
export function wayOf(event: Event, line: Line, was: Train, is: Train): PoseAt | undefined {
  if (!('line' in event) || event.line !== line) return undefined;
  const whole = movesFor(event) || 1;
  switch (event.is) {
    case 'train-moved':
    case 'train-pushed-back': {
      const roll = paced(travel(event.from, event.to) / whole);
      return (t) => ({ ...poseOf(is), front: mix(event.from, event.to, roll(t)) });
    }
    case 'engine-moved': {
      const roll = paced(travel(event.from, event.to) / whole);
      return (t) => ({ ...poseOf(is), engine: mix(event.from, event.to, roll(t)) });
    }
    case 'train-placed':
      return (t) => ({
        ...poseOf(is),
        front: mix(0, is.front, ease(t)),
        opacity: Math.min(1, t * 4),
      });
    case 'train-ambushed': {
      // A moment of alarm, then the locomotive goes back alone.
      const back = (t: number): number => ease(Math.max(0, (t - 0.35) / 0.65));
      return (t) =>
        t < 0.35
          ? { ...poseOf(is), engine: 0, tilt: shake(t / 0.35, 2.5) }
          : { ...poseOf(is), engine: mix(is.front, event.garrison, back(t)) };
    }
    case 'train-derailed': {
      const out = travel(event.from, event.railhead) / whole;
      const [fall, back] = [out + 0.3 * (1 - out), out + 0.55 * (1 - out)];
      return (t) => {
        if (t < out) return { ...poseOf(was), front: mix(was.front, event.railhead + 1, t / out) };
        if (t < fall) {
          const at = (t - out) / (fall - out);
          return { ...poseOf(was), front: event.railhead + 1, tilt: shake(at, 9) };
        }
        if (t < back) {
          const at = (t - fall) / (back - fall);
          return { ...poseOf(was), front: event.railhead + 1, tilt: 9, opacity: 1 - at };
        }
        return { ...poseOf(is), opacity: Math.min(1, (t - back) / (1 - back)) };
      };
    }
    default:
      return undefined;
  }
}

/** Rolls in the first `part` of the time and stands for the rest. */
const paced =
  (part: number) =>
  (t: number): number =>
    ease(Math.min(1, t / Math.max(part, 0.01)));

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

const ease = (t: number): number => t * t * (3 - 2 * t);

const shake = (t: number, most: number): number =>
  Math.sin(t * Math.PI * 5) * most * (0.4 + t * 0.6);
