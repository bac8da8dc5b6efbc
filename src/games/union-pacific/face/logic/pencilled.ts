import {
  type Event,
  SHARES,
  type Share,
  type Space,
  UP,
} from '#games/union-pacific/rules/model.ts';

/** What the steps of a plan leave on the map and among one's shares, each with the number of its step, from 1. */
export type Marks = {
  trains: readonly { space: Space; step: number }[];
  /** For each kind of share, the steps that lay it out and those that bring it into the hand. */
  laid: readonly (readonly number[])[];
  took: readonly (readonly number[])[];
};

/** `planned`: what each step brings, in order. */
export function marksOf(planned: readonly (readonly Event[])[]): Marks {
  const trains: { space: Space; step: number }[] = [];
  const laid = Array.from({ length: SHARES }, (): number[] => []);
  const took = Array.from({ length: SHARES }, (): number[] => []);
  const mark = (steps: number[][], share: Share, step: number): void => {
    const of = steps[share];
    if (of && !of.includes(step)) of.push(step);
  };
  for (const [i, events] of planned.entries()) {
    const step = i + 1;
    for (const event of events) {
      switch (event.is) {
        case 'train-built':
          trains.push({ space: event.space, step });
          break;
        case 'shares-invested':
          for (const share of event.shares) mark(laid, share, step);
          break;
        case 'share-taken':
          mark(took, event.share, step);
          break;
        case 'up-taken':
        case 'share-exchanged':
          mark(took, UP, step);
          break;
        default:
      }
    }
  }
  return { trains, laid, took };
}
