import { changed, none } from '#games/union-pacific/rules/counts.ts';
import { countedShares, payoutNow } from '#games/union-pacific/rules/dividends.ts';
import {
  type Company,
  type Event,
  SHARES,
  type Share,
  type Table,
  type UnionPacific,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Seat, View } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Strip, ToldEntry } from '#ui/face.ts';
import { short } from '../words/names.ts';
import { type Doing, type Laid, type News, newsIn, type Sum } from '../words/news.ts';
import { placeOf } from './standing.ts';

/** What mattered since one's turn: payments first, then what each of the others built, took and laid out. */
export function digest(
  entries: readonly ToldEntry<UnionPacific>[],
  { table }: View<UnionPacific>,
  listener: Listener,
): readonly Strip<Event>[] {
  const events = entries.flatMap((entry) => entry.events);
  const news = newsIn(listener.language);
  const rivals = [...new Set(events.flatMap((event) => ('seat' in event ? [event.seat] : [])))];
  return [
    ...events.flatMap((event) => befell(event, listener, news)),
    ...lastOfUp(events, news),
    ...rivals
      .filter((seat) => seat !== listener.eyes)
      .flatMap((seat) => did(seat, events, table, listener, news)),
  ];
}

/** What everybody was paid, the most first; whose money is hidden is left out. */
export function sumsOf(
  payments: readonly (number | null)[],
  listener: Listener,
  wanted: (seat: Seat) => boolean = () => true,
): Sum[] {
  const whoIs = whoFor(listener);
  return payments
    .flatMap((amount, seat): Sum[] =>
      amount === null || !wanted(seat)
        ? []
        : [{ who: seat < listener.names.length ? whoIs(seat) : 'third', amount }],
    )
    .sort((a, b) => b.amount - a.amount);
}

const gainOf = (payments: readonly (number | null)[], { eyes }: Listener): { gain?: string } => {
  const mine = eyes === 'watcher' ? undefined : payments[eyes];
  return mine == null ? {} : { gain: `+${mine}` };
};

/** What is nobody's doing. */
function befell(event: Event, listener: Listener, news: News): Strip<Event>[] {
  switch (event.is) {
    case 'openings-revealed': {
      const whoIs = whoFor(listener);
      const all = event.shares.map((share, seat) => [whoIs(seat), share] as const);
      return [{ text: news.openings(all), about: [event] }];
    }
    case 'dividend-paid': {
      const gain = gainOf(event.payments, listener);
      const others = sumsOf(event.payments, listener, (seat) => seat !== listener.eyes);
      return [
        {
          ...gain,
          text: news.dividend(event.nth, others),
          ...('gain' in gain ? {} : { short: news.dividendShort(event.nth) }),
          about: [event],
        },
      ];
    }
    case 'display-removed':
      return [
        { text: news.removed(event.share), short: `−4 ${short(event.share)}`, about: [event] },
      ];
    default:
      return [];
  }
}

/** 6.4, 7.3 */
function lastOfUp(events: readonly Event[], news: News): Strip<Event>[] {
  const last = events.find((event) => 'last' in event);
  return last ? [{ text: news.noUp, short: 'UP 0', about: [last] }] : [];
}

/** What one of the others did, however many turns it took. */
function did(
  seat: Seat,
  events: readonly Event[],
  table: Table,
  listener: Listener,
  news: News,
): Strip<Event>[] {
  const theirs = events.filter((event) => 'seat' in event && event.seat === seat);
  const doings = doingsOf(theirs, table, seat);
  if (doings.length === 0) return [];
  const laid = doings.flatMap((doing) => (doing.is === 'laid' ? doing.laid : []));
  const pays = laid.filter((one) => one.pays > 0).map((one) => `+${one.pays}`);
  const drew = theirs.some(({ is }) => is === 'share-drawn') ? [news.drew] : [];
  const detail = [...pays, ...drew].join(', ');
  return [
    {
      seat,
      text: [
        listener.names[seat] ?? '',
        doings.map((doing) => news.doing(doing, doings.length === 1)).join(', '),
      ].join(' '),
      ...(detail === '' ? {} : { detail }),
      short: shortly(doings),
      about: theirs.filter(({ is }) => is === 'train-built' || is === 'shares-invested'),
    },
  ];
}

/** Building first, then shares laid out, then shares that came. */
function doingsOf(events: readonly Event[], table: Table, seat: Seat): Doing[] {
  const built = new Map<Company, { from: number; to: number }>();
  let laid: readonly number[] = none(SHARES);
  const took: Share[] = [];
  const rest: Doing[] = [];
  for (const event of events) {
    if (event.is === 'train-built') {
      const from = built.get(event.company)?.from ?? event.value - 1;
      built.set(event.company, { from, to: event.value });
    } else if (event.is === 'shares-invested') {
      laid = event.shares.reduce((counts, share) => changed(counts, share, 1), laid);
    } else if (event.is === 'share-taken') took.push(event.share);
    else if (event.is === 'up-taken') took.push(UP);
    else if (event.is === 'share-exchanged') rest.push({ is: 'exchanged' });
    else if (event.is === 'track-discarded' && event.idle) rest.push({ is: 'idle' });
    else if (event.is === 'opening-chosen' && table.turns < 2) rest.push({ is: 'chose' });
  }
  const out = laid.flatMap((count, share) =>
    count > 0 ? [laidOf(table, seat, share, count)] : [],
  );
  return [
    ...Array.from(built, ([company, rise]): Doing => ({ is: 'built', company, ...rise })),
    ...(out.length > 0 ? [{ is: 'laid', laid: out } as const] : []),
    ...(took.length > 0 ? [{ is: 'took', shares: took } as const] : []),
    ...rest,
  ];
}

function laidOf(table: Table, seat: Seat, share: Share, count: number): Laid {
  const counts = countedShares(table, share);
  return {
    share,
    count,
    place: placeOf(share, counts, seat),
    tied: counts.filter((other) => other === counts[seat]).length > 1,
    pays: payoutNow(table)[share]?.[seat] ?? 0,
  };
}

/** The one long code leaves no room for a number: it is what stands on its engines. */
const onEngine = (company: Company): string => short(company).replace(/^(\w{2,})&.*/, '$1');

/** A word or two, with the names that the open row has: the first thing done stands for all. */
function shortly([doing]: readonly Doing[]): string {
  switch (doing?.is) {
    case 'built':
      // Two words: where there is no room for both, no number is cut in half.
      return `${onEngine(doing.company)} ↑${doing.to}`;
    case 'laid':
      // Bare codes would read like shares taken: there are so many more before them.
      return doing.laid.map(({ share, count }) => `+${count}\u00a0${short(share)}`).join(' ');
    case 'took':
      return doing.shares.map(short).join(', ');
    case 'exchanged':
      return 'UP';
    case 'chose':
      return '✓';
    default:
      return '–';
  }
}
