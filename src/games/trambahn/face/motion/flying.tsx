import { Component, type ReactNode, type RefObject } from 'react';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import type { Eyes, View } from '#kernel/game.ts';
import type { Happening } from '#ui/face.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import { durationOf } from './durations.ts';
import { type Flight, flightsOf } from './flights.ts';
import { type Journey, Journeys } from './journeys.tsx';
import { boxOnScreen, bringIn, elementOf, gently } from './on-screen.ts';

type FlyingProps = {
  root: RefObject<HTMLElement | null>;
  happening: Happening<Trambahn> | undefined;
  was: View<Trambahn>;
  eyes: Eyes;
  /** Where a dragged piece was let go: its journey starts there. */
  released: RefObject<DOMRect | undefined>;
};

type FlightPath = { flight: Flight; from: DOMRect | undefined };
type Begun = { event: unknown; journeys: readonly Journey[] };

/**
 * From where it was to where it is. A class, because only a class is told of the moment just before the board is drawn
 * anew: the starts are looked up then, when the board still stands as it did and is measured for nothing. The ends are
 * looked up after it, and the event alone sets off: what is drawn while it lasts does not start it again.
 */
export class Flying extends Component<FlyingProps, Begun> {
  override state: Begun = { event: undefined, journeys: [] };
  #arriving: readonly Animation[] = [];

  override componentDidMount(): void {
    this.#begin(this.#ways());
  }

  override getSnapshotBeforeUpdate(before: FlyingProps): readonly FlightPath[] | null {
    return eventOf(before) === eventOf(this.props) ? null : this.#ways();
  }

  override componentDidUpdate(
    _before: FlyingProps,
    _: Begun,
    ways: readonly FlightPath[] | null,
  ): void {
    if (ways === null) return;
    this.#land();
    this.#begin(ways);
  }

  override componentWillUnmount(): void {
    this.#land();
  }

  override render(): ReactNode {
    const { event, journeys } = this.state;
    return event !== undefined && event === eventOf(this.props) ? (
      <Journeys journeys={journeys} />
    ) : null;
  }

  #ways(): readonly FlightPath[] {
    const { root, was, eyes } = this.props;
    const event = eventOf(this.props);
    const board = root.current;
    if (board === null || event === undefined) return [];
    return flightsOf(event, was, eyes).map((flight) => ({
      flight,
      from: boxOnScreen(elementOf(flight.from, board)),
    }));
  }

  #begin(ways: readonly FlightPath[]): void {
    const { root, happening, released } = this.props;
    const start = released.current;
    released.current = undefined;
    const board = root.current;
    if (board === null || happening === undefined) return;
    const ends = ways.map(({ flight: { to } }) => elementOf(to, board));
    const boxes = gently(board, () => {
      for (const [i, end] of ends.entries()) if (end && ways[i]?.flight.follows) bringIn(end);
      return ends.map(boxOnScreen);
    });
    if (motionReduced()) {
      for (const end of ends) if (end) ring(end);
      return;
    }
    const { event, ms } = happening;
    const pace = ms === undefined ? 1 : ms / (durationOf(event) || 1);
    if (pace === 0) return;
    const journeys = ways.flatMap(({ flight, from }, i): Journey[] => {
      const { cargo, begins, lasts } = flight;
      // What was not to be seen before leaves from where it is now.
      const first =
        (i === 0 ? start : undefined) ?? from ?? boxOnScreen(elementOf(flight.from, board));
      const last = boxes[i];
      if (!first || !last) return [];
      return [
        { key: `${i}`, cargo, from: first, to: last, begins: begins * pace, lasts: lasts * pace },
      ];
    });
    this.#arriving = ways.flatMap(({ flight }, i) => hide(flight, ends[i], pace));
    this.setState({ event, journeys });
  }

  #land(): void {
    for (const animation of this.#arriving) animation.cancel();
    this.#arriving = [];
  }
}

const eventOf = ({ happening }: FlyingProps) => happening?.event;

/** What is still on its way is not to be seen where it will lie. */
function hide({ begins, lasts, hides }: Flight, end: HTMLElement | undefined, pace: number) {
  if (!end || !hides.some((spot) => spot === end.dataset['spot'])) return [];
  const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }];
  return [end.animate(frames, { duration: (begins + lasts) * pace })];
}

/** Where nothing may move, the result wears a brass ring for a second. */
function ring(end: Element): void {
  const brass = { boxShadow: '0 0 0 3px var(--brass-lit)' };
  end.animate([brass, brass], { duration: 1000 });
}
