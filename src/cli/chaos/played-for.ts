import type { Seat } from '#kernel/game.ts';

/** After entry `from`, up to entry `to`, somebody else may have moved for a seat. */
type Span = {
  readonly of: 'stand-in' | 'order';
  /** Of a stand-in: which it is. */
  readonly key: string;
  readonly from: number;
  to: number;
  /** The house has said that it is so. */
  isKnown: boolean;
};

/** Which spans a request ends when it is acknowledged. */
export type Ending = readonly Span[];

/**
 * When seats may be moved for: by a bot that stands in, until its owner was told that they have the seat again; by an order,
 * until its owner was told that it is withdrawn, or that they have moved by hand. What is not known to have ended goes on.
 */
export class PlayedFor {
  readonly #spans = new Map<Seat, Span[]>();

  /** Somebody was told that a bot plays there. */
  standsIn(seat: Seat, since: number, at: number): void {
    const key = `${since} ${at}`;
    const spans = this.#of(seat);
    if (spans.some((one) => one.key === key)) return;
    spans.push({ of: 'stand-in', key, from: since, to: Infinity, isKnown: true });
  }

  /** An order is asked for: it may be played before it is answered. Call what comes back when it was acknowledged. */
  ordered(seat: Seat, from: number): () => void {
    const span: Span = { of: 'order', key: '', from, to: Infinity, isKnown: false };
    this.#of(seat).push(span);
    return () => {
      span.isKnown = true;
    };
  }

  /** What a request that is made now will have ended: a bot’s play, or all orders that stand for certain. */
  endedBy(seat: Seat, of: Span['of']): Ending {
    return this.#of(seat).filter((one) => one.of === of && one.isKnown && one.to === Infinity);
  }

  /** That request was acknowledged, at this entry. */
  end(ending: Ending, at: number): void {
    for (const span of ending) span.to = Math.min(span.to, at);
  }

  /** May somebody else have made this entry of the seat? */
  allows(seat: Seat, entry: number): boolean {
    return this.#of(seat).some(({ from, to }) => from < entry && entry <= to);
  }

  #of(seat: Seat): Span[] {
    const spans = this.#spans.get(seat) ?? [];
    this.#spans.set(seat, spans);
    return spans;
  }
}
