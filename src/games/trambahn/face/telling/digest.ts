import { PASSENGERS_TO_SCORE } from '#games/trambahn/rules/data/cards.ts';
import { type Event, isConductor, type Trambahn, valueOf } from '#games/trambahn/rules/model.ts';
import { laidColumns } from '#games/trambahn/rules/narrate-run.ts';
import type { View } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Strip, ToldEntry } from '#ui/face.ts';
import { LINES } from '../logic/lines.ts';
import { wordsIn } from '../words/index.ts';
import type { Deed, Grown, TellingWords } from '../words/telling.ts';

type Told = Strip<Event>;

/** A deed with the events that it is about. */
type Done = { deed: Deed; about: readonly Event[] };

/** What mattered: scorings and the money that was lost, then one strip for each who did something worth telling. */
export function digest(
  entries: readonly ToldEntry<Trambahn>[],
  seen: View<Trambahn>,
  listener: Listener,
): readonly Told[] {
  const events = entries.flatMap((entry) => entry.events);
  const words = wordsIn(listener.language).telling;
  const everybodys = events.flatMap((event) => befallen(event, listener, words));
  const seats = ([0, 1] as const).filter((seat) => seat !== listener.eyes);
  return [...everybodys, ...seats.flatMap((seat) => stripOf(seat, events, seen, listener, words))];
}

/** Points for both, money gone: nobody's doing alone. */
function befallen(event: Event, listener: Listener, words: TellingWords): readonly Told[] {
  const { eyes } = listener;
  const who = whoFor(listener);
  const [near, far] = eyes === 1 ? ([1, 0] as const) : ([0, 1] as const);
  if (event.is === 'line-scored') {
    const { line, nth, points } = event;
    const mine = eyes === 'watcher' ? 0 : points[near];
    const text = words.scoring(nth, line, [
      [who(near), points[near]],
      [who(far), points[far]],
    ]);
    const lost = eyes !== 'watcher' && mine === 0 && points[far] > 0;
    const short = words.scoringShort(line, lost ? [who(far), points[far]] : undefined);
    return [{ ...(mine > 0 ? { gain: `+${mine}` } : {}), text, short, about: [event] }];
  }
  if (event.is === 'money-halved') {
    const { counts } = event;
    const mine = eyes === 'watcher' ? undefined : counts[near];
    const others = (eyes === 'watcher' ? [near, far] : [far]).map(
      (seat) => [who(seat), counts[seat]] as const,
    );
    const text = words.halved(mine, others);
    const short = words.halvedShort(mine);
    return [{ ...(mine ? { gain: `−${mine}` } : {}), text, short, about: [event] }];
  }
  return [];
}

function stripOf(
  seat: 0 | 1,
  events: readonly Event[],
  seen: View<Trambahn>,
  listener: Listener,
  words: TellingWords,
): readonly Told[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const brought = broughtBy(seat, events);
  const worth = [...doneIn(own, seen, seat), ...brought, ...hotRows(own, seen)];
  const money = own.filter((event) => event.is === 'card-banked');
  // Money is put aside in nearly every turn: it is told by itself where there is nothing else to tell.
  const done =
    worth.length > 0 || money.length === 0
      ? worth
      : [{ deed: { is: 'banked', cards: money.length } as const, about: money }];
  if (done.length === 0) return [];
  const bonus = own.reduce(
    (sum, event) => sum + (event.is === 'bonus-scored' ? event.points : 0),
    0,
  );
  const deeds = done.map(({ deed }) => deed);
  return [
    {
      seat,
      ...(bonus > 0 ? { gain: `+${bonus}` } : {}),
      text: `**${whoFor(listener)(seat).name}** ${deeds.map((deed, i) => words.deed(deed, i === 0)).join(' · ')}`,
      ...(worth.length > 0 && money.length > 0
        ? { detail: `· ${words.banked(money.length)}` }
        : {}),
      short: shortOf(deeds, words),
      about: done.flatMap(({ about }) => about),
    },
  ];
}

/** The end of the game, else the first, and a tram with the column it is for. */
function shortOf(deeds: readonly Deed[], words: TellingWords): string {
  const end = deeds.find(({ is }) => is === 'ended');
  if (end) return words.deedShort(end);
  const [first] = deeds;
  const tram = deeds.find(({ is }) => is === 'trams');
  const told = first && tram && first !== tram ? [first, tram] : deeds.slice(0, 1);
  return told.map(words.deedShort).join(', ');
}

/** What a seat did that is not done in every turn: columns, trams, conductors. */
function doneIn(own: readonly Event[], seen: View<Trambahn>, seat: 0 | 1): Done[] {
  const bonuses = own.filter((event) => event.is === 'bonus-scored');
  const sold = own.filter((event) => event.is === 'columns-sold');
  const trams = own.filter((event) => event.is === 'tram-bought');
  const conductors = own
    .filter((event) => event.is === 'passenger-laid')
    .filter(({ card }) => isConductor(card));
  const all: Done[] = [
    { deed: { is: 'bonus' }, about: bonuses },
    ...columnsIn(own, seen, seat),
    {
      deed: { is: 'sold', columns: sold.reduce((sum, { lines }) => sum + lines.length, 0) },
      about: sold,
    },
    { deed: { is: 'conductors', rows: conductors.map(({ row }) => row) }, about: conductors },
    {
      deed: {
        is: 'trams',
        trams: trams.map(({ tram }) => tram),
        price: trams.reduce((sum, { price }) => sum + price, 0),
      },
      about: trams,
    },
  ];
  return all.filter(({ about }) => about.length > 0);
}

function columnsIn(own: readonly Event[], { table }: View<Trambahn>, seat: 0 | 1): Done[] {
  const standing = table.players[seat].columns;
  const isSold = own.some((event) => event.is === 'columns-sold');
  const served = new Set(own.flatMap((e) => (e.is === 'tram-bought' ? [e.column] : [])));
  const laid = laidColumns(own).filter(
    // 8.6: what was opened and had no tram is gone again.
    ({ started, column }) => !(started && isSold && !served.has(column)),
  );
  const grown = laid.map(({ line, started, cards }, i): Grown => {
    const later = laid.slice(i + 1).filter((other) => other.started && other.line === line).length;
    const stations = cards.filter((card) => !isConductor(card)).map(valueOf);
    const nth = standing.filter((other) => other.line === line).length - later;
    return {
      line,
      stations: stations.join('·'),
      conductors: cards.length - stations.length,
      ...(started ? { nth } : {}),
    };
  });
  return [true, false].map((started): Done => {
    const at = new Set(laid.flatMap((one) => (one.started === started ? [one.column] : [])));
    return {
      deed: {
        is: started ? 'opened' : 'extended',
        columns: grown.filter((_, i) => laid[i]?.started === started),
      },
      about: own.filter((event) => isLaying(event) && at.has(event.column)),
    };
  });
}

const isLaying = (event: Event) => event.is === 'column-started' || event.is === 'column-extended';

/** 9.1, 11.1: the passengers by which this seat brought a scoring about, and the end of the game. */
function broughtBy(seat: 0 | 1, events: readonly Event[]): Done[] {
  const laid = events.filter(
    (event, i) =>
      event.is === 'passenger-laid' && event.seat === seat && events[i + 1]?.is === 'line-scored',
  );
  const rows = laid.flatMap((event) => (event.is === 'passenger-laid' ? [event.row] : []));
  const end = events.findIndex(({ is }) => is === 'game-ended');
  const last = events.slice(0, Math.max(end, 0)).findLast((event) => 'seat' in event);
  const ended = last && 'seat' in last && last.seat === seat ? [last] : [];
  const all: Done[] = [
    { deed: { is: 'scored', rows }, about: laid },
    { deed: { is: 'ended' }, about: ended },
  ];
  return all.filter(({ about }) => about.length > 0);
}

/** 9.1: rows that this seat has brought to three passengers, and that still wait for the fourth. */
function hotRows(own: readonly Event[], { table }: View<Trambahn>): Done[] {
  return LINES.flatMap((row): Done[] => {
    const last = own.findLast((event) => event.is === 'passenger-laid' && event.row === row);
    const isThird = last?.is === 'passenger-laid' && last.nth === PASSENGERS_TO_SCORE - 1;
    return isThird && table.rows[row].length === last.nth
      ? [{ deed: { is: 'hot', row }, about: [last] }]
      : [];
  });
}
