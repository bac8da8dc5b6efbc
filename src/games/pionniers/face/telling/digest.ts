import type { Event, Pionniers } from '#games/pionniers/rules/model.ts';
import type { Seat, View } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Strip, ToldEntry } from '#ui/face.ts';
import { tellingIn } from '../words/index.ts';
import { type Deed, type Doings, doingsOf } from './deeds.ts';

/** Where there is room for one of them: what is told first. */
const FIRST: readonly Deed['is'][] = [
  'dynamite',
  'derailed',
  'ambushed',
  'card',
  'missed',
  'reached',
  'ran',
  'pushed',
  'stands',
  'track',
  'started',
  'slowed',
];

/** The end first, and one's own missed turn; then what each rival did, in the order in which they played. */
export function digest(
  entries: readonly ToldEntry<Pionniers>[],
  { table }: View<Pionniers>,
  listener: Listener,
): readonly Strip<Event>[] {
  const events = entries.flatMap((entry) => entry.events);
  const words = tellingIn(listener.language);
  const whoIs = whoFor(listener);
  const strips: Strip<Event>[] = [];
  const won = events.find((event) => event.is === 'game-won');
  if (won) strips.push({ text: words.won(whoIs(won.seat)), short: 'Buffalo Creek', about: [won] });
  const doings = doingsOf(events);
  for (const { seat, deeds, about } of doings) {
    if (seat !== listener.eyes || !deeds.some(({ is }) => is === 'missed')) continue;
    strips.push({ text: words.missed, about });
  }
  for (const seat of new Set(doings.map((of) => of.seat))) {
    if (seat === listener.eyes) continue;
    const own = doings.filter((of) => of.seat === seat);
    strips.push(stripOf(seat, own, table.twoTrains, listener));
  }
  return strips;
}

/** One rival's: all trains of theirs, with the number of the line where there are several. */
function stripOf(
  seat: Seat,
  doings: readonly Doings[],
  numbered: boolean,
  listener: Listener,
): Strip<Event> {
  const words = tellingIn(listener.language);
  const whoIs = whoFor(listener);
  const text = doings
    .map(({ line, deeds }) => {
      const told = deeds
        .map((deed) => words.deed(deed, 'target' in deed ? whoIs(deed.target) : undefined))
        .join(', ');
      return numbered ? words.onLine(line, told) : told;
    })
    .join(' · ');
  const all = doings.flatMap(({ deeds }) => deeds);
  // After a longer line nobody would know what it belongs to.
  const detail = all.length === 1 && all[0] ? detailOf(all[0], words) : undefined;
  const [most] = all.toSorted((a, b) => FIRST.indexOf(a.is) - FIRST.indexOf(b.is));
  return {
    seat,
    text: `**${whoIs(seat).name}** ${text}`,
    ...(detail === undefined ? {} : { detail }),
    ...(most ? { short: words.short(most) } : {}),
    about: doings.flatMap(({ about }) => about),
  };
}

function detailOf(deed: Deed, words: ReturnType<typeof tellingIn>): string | undefined {
  if (deed.is === 'track') return words.sections(deed.by);
  return deed.is === 'stands' && deed.by > 0 ? words.spaces(deed.by) : undefined;
}
