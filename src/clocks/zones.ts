import { DAY, dayOf, HOUR, MINUTE } from './civil.ts';

/** What the clocks on the wall show, by zone. All of it from `Intl`; nothing here knows a rule of summer time. */

/** A stretch of time in which the clocks on the wall of a zone go steadily: `offset` ahead of UTC. */
export type Steady = { from: number; to: number; offset: number };

/**
 * Offsets are looked up at the borders of stretches of four days. No zone has ever changed its clocks twice within a week
 * (since 1970, in all of them; Brazil came nearest, in October 2000).
 */
const STRETCH = 4 * DAY;

/** Enough for forty years of one zone; then it is begun anew. */
const MOST_STRETCHES = 4096;

type Zone = { format: Intl.DateTimeFormat; stretches: Map<number, readonly Steady[]> };

const zones = new Map<string, Zone>();

/** The shape of a zone's name. `+01:00` is none: nobody lives there, and there are thousands. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{1,39}$/;

/** Is there such a zone, as far as this machine knows? */
export function isZone(name: string): boolean {
  return NAME.test(name) && formatOf(name) !== undefined;
}

/** How far the clocks on the wall are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, at: number): number {
  for (const steady of stretch(zoneOf(zone), Math.floor(at / STRETCH))) {
    if (at < steady.to) return steady.offset;
  }
  return 0;
}

/** The steady stretches between two instants, in order, without a gap. */
export function* steadily(zone: string, from: number, to: number): Generator<Steady> {
  const found = zoneOf(zone);
  for (let i = Math.floor(from / STRETCH); i * STRETCH < to; i++) {
    for (const steady of stretch(found, i)) {
      const start = Math.max(from, steady.from);
      const end = Math.min(to, steady.to);
      if (start < end) yield { from: start, to: end, offset: steady.offset };
    }
  }
}

/** A zone that this machine does not know, because the word came from one that knows more, is taken for UTC. */
function zoneOf(name: string): Zone {
  const key = name.toLowerCase();
  const known = zones.get(key);
  if (known) return known;
  const format = formatOf(name) ?? formatOf('UTC');
  if (!format) throw new Error('Intl knows no UTC');
  const zone: Zone = { format, stretches: new Map() };
  zones.set(key, zone);
  return zone;
}

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}

function stretch(zone: Zone, index: number): readonly Steady[] {
  const known = zone.stretches.get(index);
  if (known) return known;
  if (zone.stretches.size >= MOST_STRETCHES) zone.stretches.clear();
  const from = index * STRETCH;
  const to = from + STRETCH;
  const [first, last] = [lookUp(zone, from), lookUp(zone, to)];
  const change = first === last ? to : changeWithin(zone, from, to, first);
  const found: readonly Steady[] =
    change === to
      ? [{ from, to, offset: first }]
      : [
          { from, to: change, offset: first },
          { from: change, to, offset: last },
        ];
  zone.stretches.set(index, found);
  return found;
}

/** The first second whose offset is no longer `first`. */
function changeWithin(zone: Zone, from: number, to: number, first: number): number {
  let [before, after] = [from / 1000, to / 1000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (lookUp(zone, middle * 1000) === first) before = middle;
    else after = middle;
  }
  return after * 1000;
}

const PARTS = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** At a whole second. `format` and not `formatToParts`, which takes five times as long. */
function lookUp({ format }: Zone, at: number): number {
  const shown = PARTS.exec(format.format(at));
  if (!shown) return 0;
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = shown
    .slice(1)
    .map(Number);
  return dayOf(year, month, day) * DAY + hour * HOUR + minute * MINUTE + second * 1000 - at;
}
