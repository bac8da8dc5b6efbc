import { useEffect, useState } from 'react';
import { around, type Box, boxAt, boxOnMap, elementAt, overlap } from './spots.ts';

/** `touch`: to be touched now, in brass. `look`: to be looked at. `no`: what was refused. `place`: on the map, which draws its ring itself. */
export type RingKind = 'touch' | 'look' | 'no' | 'place';
export type Ring = { spot: string; kind: RingKind; box: Box };

const PADS: Readonly<Record<RingKind, number>> = { touch: 6, look: 5, no: 6, place: 14 };

/** Where the spots are, for as long as the board moves under them. */
export function useRings(spots: Wanted): readonly Ring[] {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  // As text: told anew only when something in it is another.
  const wanted = JSON.stringify(spots);
  useEffect(() => {
    const { lit, seen, refused } = JSON.parse(wanted) as Wanted;
    const unseen = new Set([...seen, ...[...lit].reverse()]);
    const measure = (): void => {
      for (const spot of unseen) if (broughtIntoView(spot)) unseen.delete(spot);
      const now = [
        ...joined(seen.flatMap((spot) => ringAt(spot, 'look'))),
        // What is touched more than once has one ring.
        ...[...new Set(lit)].flatMap((spot) => ringAt(spot, 'touch')),
        ...(refused ? refusedRing(lit) : []),
        ...placeRings(),
      ];
      setRings((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    return whenever(measure);
  }, [wanted]);
  return rings;
}

type Wanted = { lit: readonly string[]; seen: readonly string[]; refused: boolean };

/** As soon as it is there. What lies on a map is brought into sight by the map. */
function broughtIntoView(spot: string): boolean {
  const element = elementAt(spot);
  if (element && !element.closest('.map-surface')) element.scrollIntoView({ block: 'nearest' });
  return element !== undefined;
}

function placeRings(): Ring[] {
  return [...document.querySelectorAll('.map-ring')].flatMap((ring, nth) => {
    const box = boxOnMap(ring, PADS.place);
    return box ? [{ spot: `${nth}`, kind: 'place', box }] : [];
  });
}

function ringAt(spot: string, kind: RingKind): Ring[] {
  const box = boxAt(spot, PADS[kind]);
  return box ? [{ spot, kind, box }] : [];
}

/** What lies side by side is looked at as one. */
function joined(rings: readonly Ring[]): Ring[] {
  const all: Ring[] = [];
  for (const ring of rings) {
    const near = all.findIndex(({ box }) => overlap(box, ring.box) > 0);
    const other = all[near];
    if (other) all[near] = { ...other, box: around(other.box, ring.box) };
    else all.push(ring);
  }
  return all;
}

/** The piece in hand that does not go where it was to go. */
function refusedRing(lit: readonly string[]): Ring[] {
  const held = document.querySelector('#main [data-piece][aria-pressed="true"]');
  const spot = held?.getAttribute('data-piece');
  return spot && !lit.includes(spot) ? ringAt(spot, 'no') : [];
}

/** Calls at once, and whenever something on the page may have moved; once a frame at most. */
export function whenever(measure: () => void): () => void {
  let frame = requestAnimationFrame(measure);
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const watching = new MutationObserver(soon);
  const screen = document.querySelector('.table-screen');
  if (screen) watching.observe(screen, { subtree: true, childList: true, attributes: true });
  const events = ['resize', 'scroll', 'transitionend', 'animationend', 'load'] as const;
  for (const event of events) addEventListener(event, soon, true);
  document.fonts?.ready.then(soon, () => undefined);
  return () => {
    cancelAnimationFrame(frame);
    watching.disconnect();
    for (const event of events) removeEventListener(event, soon, true);
  };
}
