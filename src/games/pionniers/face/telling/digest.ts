import type { Event, Line, Pionniers } from '#games/pionniers/rules/model.ts';
import type { View } from '#kernel/game.ts';
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

/**
 * The end first, and one's own missed turn; then what each rival did, in the order in which they played: where they have two
 * trains each, what each of these did, for nobody could tell which of them one line of both is about.
 */
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
  const lineOf = (line: Line): Line | undefined => (table.twoTrains ? line : undefined);
  if (won) {
    const text = words.won(whoIs(won.seat), lineOf(won.line));
    strips.push({ text, short: 'Buffalo Creek', about: [won] });
  }
  const doings = doingsOf(events);
  for (const { seat, line, deeds, about } of doings) {
    if (seat !== listener.eyes || !deeds.some(({ is }) => is === 'missed')) continue;
    strips.push({ text: words.missed(lineOf(line)), about });
  }
  const rivals = doings.filter(({ seat }) => seat !== listener.eyes);
  return [...strips, ...rivals.map((of) => stripOf(of, table.twoTrains, listener))];
}

/** One rival's train; with the number of its line where they have several. */
function stripOf(
  { seat, line, deeds, about }: Doings,
  numbered: boolean,
  listener: Listener,
): Strip<Event> {
  const words = tellingIn(listener.language);
  const whoIs = whoFor(listener);
  const told = deeds
    .map((deed) =>
      deed.is === 'dynamite'
        ? words.deed(deed, whoIs(deed.target), numbered ? deed.on : undefined)
        : words.deed(deed, undefined, undefined),
    )
    .join(', ');
  const text = numbered ? words.onLine(line, told) : told;
  // After a longer line nobody would know what it belongs to.
  const detail = deeds.length === 1 && deeds[0] ? detailOf(deeds[0], words) : undefined;
  const [most] = deeds.toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    seat,
    text: `**${whoIs(seat).name}** ${text}`,
    ...(detail === undefined ? {} : { detail }),
    ...(most ? { short: words.short(most) } : {}),
    about,
  };
}

/** A card without effect is told last. */
const rankOf = (deed: Deed): number =>
  deed.is === 'card' && deed.effect.is === 'idle' ? FIRST.length : FIRST.indexOf(deed.is);

function detailOf(deed: Deed, words: ReturnType<typeof tellingIn>): string | undefined {
  if (deed.is === 'track') return words.sections(deed.by);
  return deed.is === 'stands' && deed.by > 0 ? words.spaces(deed.by) : undefined;
}
