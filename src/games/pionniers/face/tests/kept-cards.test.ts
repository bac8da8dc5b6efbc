import { describe, expect, it } from 'vitest';
import type { Table } from '#games/pionniers/rules/model.ts';
import { type Cards, cardsAfter, drawnBetween, noCards } from '../logic/kept-cards.ts';
import { placerAfter } from '../motion/use-placer.ts';
import { type Entry, moment, randomGame } from './games.ts';

const ME = 0;

/** The games of one page, told entry by entry as an update brings them: what somebody did, and what chance made of it. */
function* updates(seed: number): Generator<Entry> {
  let held: Entry | undefined;
  for (const entry of randomGame(seed)) {
    held = held
      ? { before: held.before, after: entry.after, events: [...held.events, ...entry.events] }
      : entry;
    if (['choose', 'strike', 'over'].includes(entry.after.phase)) {
      yield held;
      held = undefined;
    }
  }
}

const drawnIn = ({ events }: Entry) => events.find((event) => event.is === 'card-drawn');

describe('cards on the board', () => {
  it('are told by the table alone, as by the event', () => {
    let draws = 0;
    for (const seed of [1, 2, 3]) {
      for (const update of updates(seed)) {
        const event = drawnIn(update);
        const drawn = drawnBetween(update.before, update.after);
        if (event === undefined) expect(drawn).toBeUndefined();
        else {
          draws++;
          const { card, seat, line } = event;
          expect(drawn).toMatchObject({ card, seat, line, seen: false });
        }
      }
    }
    expect(draws).toBeGreaterThan(24);
  });

  it('stay with motion off: one’s own is never lost to another’s', () => {
    let cards: Cards | undefined;
    let own = 0;
    for (const update of updates(4)) {
      cards = cardsAfter(cards ?? noCards(update.before), update.after, undefined, ME);
      const event = drawnIn(update);
      if (event?.seat === ME) own++;
      if (event) expect(cards.kept.at(-1)).toMatchObject({ card: event.card, seen: false });
    }
    expect(own).toBeGreaterThan(1);
    expect(cards?.kept.filter(({ seat }) => seat === ME)).toHaveLength(own);
    expect(cards?.kept.filter(({ seat }) => seat !== ME).length).toBeLessThan(2);
  });

  it('are kept if their scene is left before they were shown, and are small if they were', () => {
    const update = [...updates(5)].find(drawnIn) as Entry;
    const event = drawnIn(update);
    const dice = update.events.find(({ is }) => is === 'dice-thrown');
    if (!event || !dice) throw new Error('no card');
    const before = { table: update.before, own: {} };
    const rolling = cardsAfter(noCards(update.before), update.after, { event: dice, before }, ME);
    expect(rolling.kept).toEqual([]);
    const skipped = cardsAfter(rolling, update.after, undefined, ME);
    expect(skipped.kept).toMatchObject([{ card: event.card, seen: false }]);
    const earlier = update.events.slice(0, update.events.indexOf(event));
    const shown = cardsAfter(rolling, update.after, { event, before, earlier }, ME);
    expect(shown.kept).toMatchObject([{ card: event.card, seen: true }]);
    expect(cardsAfter(shown, update.after, undefined, ME).kept).toEqual(shown.kept);
  });

  it('go with a turn that is taken back', () => {
    const update = [...updates(5)].find(drawnIn) as Entry;
    const drawn = cardsAfter(noCards(update.before), update.after, undefined, ME);
    expect(cardsAfter(drawn, update.before, undefined, ME).kept).toEqual([]);
  });
});

describe('whose dynamite it was', () => {
  const asks = (striker: number): Table => moment([], { phase: 'strike', turn: 1, striker });

  it('is who was asked for a crate before, down the chain', () => {
    const first = placerAfter({ table: asks(1), placer: undefined }, asks(0));
    expect(first).toBe(1);
    expect(placerAfter({ table: asks(0), placer: first }, asks(2))).toBe(0);
  });

  it('is not known to who comes only now, and nobody’s in one’s own turn', () => {
    expect(placerAfter({ table: moment([]), placer: undefined }, asks(0))).toBeUndefined();
    expect(placerAfter({ table: asks(0), placer: 2 }, asks(1))).toBeUndefined();
  });
});
