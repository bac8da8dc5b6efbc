import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { Card, Event, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { standings } from '#games/railroad-tycoon/rules/score.ts';
import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Face, Strip } from '#ui/face.ts';
import { type Deed, deedsOf, RANKS, standingBid } from './deeds.ts';
import type { Telling } from './words.ts';
import { tellingIn } from './words-in.ts';

type Digest = NonNullable<Face<RailroadTycoon>['digest']>;
type Line = Strip<Event>;

/** What mattered since one's turn: first what befell the table, then each rival, in the order of time. */
export const digest: Digest = (entries, { table }, listener) => {
  const events = entries.flatMap((entry) => entry.events);
  const words = tellingIn(listener.language);
  const rivals = listener.names.flatMap((_, seat) =>
    seat === listener.eyes ? [] : rivalOf(events, seat, table, listener, words),
  );
  return [...wonOf(events, table, listener, words), ...tableOf(events, listener, words), ...rivals];
};

/** The end, one's own income with the card that was turned, the last turn. */
function tableOf(events: readonly Event[], listener: Listener, words: Telling): Line[] {
  return events.flatMap((event, at): Line[] => {
    switch (event.is) {
      case 'end-announced':
        return [{ text: words.end(event.lastTurn), short: words.endShort, about: [event] }];
      case 'turn-begun':
        return event.last ? [{ text: words.lastTurn, short: words.endShort, about: [event] }] : [];
      case 'income-paid':
        return event.seat === listener.eyes ? [incomeOf(event, events.slice(at), words)] : [];
      default:
        return [];
    }
  });
}

/** Who won, and what one's own tycoon brought. */
function wonOf(events: readonly Event[], table: Table, listener: Listener, words: Telling): Line[] {
  const ended = events.find(({ is }) => is === 'game-ended');
  if (!ended || table.result === null) return [];
  const shown = events.find((one) => one.is === 'tycoon-shown' && one.seat === listener.eyes);
  const tycoon = shown?.is === 'tycoon-shown' ? words.ownTycoon(shown.points) : undefined;
  const whoIs = whoFor(listener);
  return standings({ table, hidden: { own: [] } })
    .filter(({ place }) => place === 1)
    .map(({ seat, score }, nth) => ({
      text: words.won(whoIs(seat), score),
      short: words.wonShort(whoIs(seat)),
      // Said once, where several won.
      ...(nth === 0 && tycoon ? { detail: tycoon } : {}),
      about: [ended],
    }));
}

type Income = Extract<Event, { is: 'income-paid' }>;

/** `after`: what came with it and after it. */
function incomeOf(event: Income, after: readonly Event[], words: Telling): Line {
  const turned = after.find((one) => one.is === 'card-turned' && isToBeWon(one.card));
  const card = turned?.is === 'card-turned' ? words.newCard(turned.card) : undefined;
  const next = after.find(({ is }) => is === 'turn-begun');
  return {
    gain: words.incomeGain(event.income - event.dividend),
    text: words.income(next?.is === 'turn-begun' ? next.turn - 1 : undefined),
    ...(card ? { detail: card } : {}),
    // At the end there is more to be said in the same room.
    ...(after.some(({ is }) => is === 'game-ended') ? {} : { short: words.income(undefined) }),
    about: turned ? [event, turned] : [event],
  };
}

/** 12.3: points for the first who does what it says; other cards can be read on show. */
const isToBeWon = (card: Card): boolean => 'points' in effectOf(card);

function rivalOf(
  events: readonly Event[],
  seat: Seat,
  table: Table,
  { names, eyes }: Listener,
  words: Telling,
): Line[] {
  const done = deedsOf(events, seat, eyes, words);
  const worth = done.filter(({ rank }) => rank < RANKS.declined);
  const some = worth.length > 0 ? worth : done.slice(-1);
  const all = some.length > 0 ? some : standingBid(table, seat, words);
  const [most] = all.toSorted((a, b) => a.rank - b.rank);
  if (!most) return [];
  const points = sum(events.map((event) => gainedIn(event, seat)));
  const gain = points > 0 ? words.gain(points) : undefined;
  // After a longer line nobody would know what it belongs to.
  const tiles = all.length === 1 ? most.tiles : undefined;
  return [
    {
      seat,
      ...(gain ? { gain } : {}),
      text: `**${names[seat] ?? ''}** ${toldOf(all, events, words)}`,
      ...(tiles === undefined ? {} : { detail: words.tiles(tiles) }),
      // Where there is little room, what it brought says enough.
      ...(gain ? {} : { short: most.short }),
      about: all.flatMap(({ about }) => about),
    },
  ];
}

/** One after the other; what was done in the next turn is set apart from what was done before its income. */
function toldOf(all: readonly Deed[], events: readonly Event[], words: Telling): string {
  const at = events.findLastIndex(({ is }) => is === 'turn-begun');
  const begun = events[at];
  const said = (deeds: readonly Deed[]): string => deeds.map(({ text }) => text).join(', ');
  const [before, after] = [all.filter((deed) => deed.at < at), all.filter((deed) => deed.at >= at)];
  if (begun?.is !== 'turn-begun' || before.length === 0 || after.length === 0) return said(all);
  return `${said(before)} ·\u00a0${words.inTurn(begun.turn, said(after))}`;
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** What this event brought to a seat. */
function gainedIn(event: Event, seat: Seat): number {
  if (event.is === 'goods-delivered') return event.points[seat] ?? 0;
  const isOwn = event.is === 'points-gained' || event.is === 'tycoon-shown';
  return isOwn && event.seat === seat ? event.points : 0;
}
