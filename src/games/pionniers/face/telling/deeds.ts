import type { Card, Event, Line, Space } from '#games/pionniers/rules/model.ts';
import { effectOf } from '#games/pionniers/rules/narrate-run.ts';
import type { CardEffect } from '#games/pionniers/rules/words/run-words.ts';
import type { Seat } from '#kernel/game.ts';

/** What a train did that mattered. */
export type Deed =
  | { is: 'dynamite'; target: Seat; on: Line; space: Space; to: Space | undefined }
  | { is: 'derailed'; railhead: Space; to: Space }
  | { is: 'ambushed'; space: Space }
  | { is: 'card'; card: Card; effect: CardEffect }
  | { is: 'missed' }
  | { is: 'reached'; space: Space }
  | { is: 'ran'; to: Space; coupled: boolean }
  | { is: 'pushed'; to: Space }
  | { is: 'stands'; space: Space; by: number }
  | { is: 'track'; railhead: Space; by: number }
  | { is: 'started' }
  | { is: 'slowed' };

/** What became of one line, and the events to show it by. */
export type Doings = { line: Line; seat: Seat; deeds: Deed[]; about: Event[] };

/** By line, in the order in which they came to play. A crate that was kept changed nothing. */
export function doingsOf(events: readonly Event[]): Doings[] {
  const all = new Map<Line, Doings>();
  events.forEach((event, i) => {
    if (!('line' in event)) return;
    const { line, seat } = event;
    const deed = deedOf(event, events[i - 1], events[i + 1]);
    if (!deed) return;
    const of = all.get(line) ?? { line, seat, deeds: [], about: [] };
    all.set(line, of);
    note(of.deeds, deed);
    of.about.push(event);
  });
  return [...all.values()];
}

/** Two moves are one, from the first to the last; what was told of a place that the train has left is old news. */
function note(deeds: Deed[], deed: Deed): void {
  const same = deeds.findIndex(({ is }) => is === deed.is);
  const old = deeds[same];
  if (old && 'by' in old && 'by' in deed) deeds[same] = { ...deed, by: old.by + deed.by };
  else if (old?.is === 'ran' || old?.is === 'pushed') deeds[same] = deed;
  else deeds.push(deed);
  const left = deed.is === 'stands' ? 'pushed' : deed.is === 'pushed' ? 'stands' : undefined;
  const stale = deeds.findIndex(({ is }) => is === left);
  if (stale >= 0) deeds.splice(stale, 1);
}

function deedOf(
  event: Event,
  before: Event | undefined,
  after: Event | undefined,
): Deed | undefined {
  // What a card has done is told with the card.
  if (before?.is === 'card-drawn' && effectOf(event)) return undefined;
  switch (event.is) {
    case 'crate-placed': {
      const to = after?.is === 'train-pushed-back' ? after.to : undefined;
      return { is: 'dynamite', target: event.target, on: event.on, space: event.space, to };
    }
    case 'train-derailed':
      return { is: 'derailed', railhead: event.railhead, to: event.to };
    case 'train-ambushed':
      return { is: 'ambushed', space: event.space };
    case 'card-drawn': {
      const effect = after && effectOf(after);
      return effect ? { is: 'card', card: event.card, effect } : undefined;
    }
    case 'turn-missed':
      return { is: 'missed' };
    case 'dynamite-reached':
      return { is: 'reached', space: event.space };
    case 'engine-moved':
      return { is: 'ran', to: event.to, coupled: after?.is === 'engine-coupled' };
    case 'train-pushed-back':
      return { is: 'pushed', to: event.to };
    case 'train-moved':
      return { is: 'stands', space: event.to, by: event.to - event.from };
    case 'sections-laid':
      return { is: 'track', railhead: event.railhead, by: event.count };
    case 'train-placed':
      return { is: 'started' };
    case 'slowed':
      return { is: 'slowed' };
    default:
      return undefined;
  }
}
