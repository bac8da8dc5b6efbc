import type { Saying } from '#bots/saying.ts';
import {
  type Action,
  type ActionOf,
  type Card,
  isConductor,
  type Line,
  lineOf,
  type Own,
  type Table,
  type Trambahn,
} from '#games/trambahn/rules/model.ts';
import { playerOf } from '#games/trambahn/rules/piles.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AdviceWords } from './words.ts';

const words: Readonly<Record<Language, AdviceWords>> = { en, fr };

export const saying: Saying<Trambahn> = {
  title: (actions, { table }, seat, language) => titleOf(words[language], actions, table, seat),
  get parts() {
    return { en: en.parts, fr: fr.parts };
  },
  least: 1,
  spots: (actions, { table, own }, seat) => spotsOf(actions, table, own, seat),
  layOut(actions, { own }, seat) {
    // A card is picked up; where it goes, the player touches. A tram that is picked up would be bought where there is one column.
    const [first] = actions;
    if (first === undefined || !('card' in first)) return [];
    return spotsOf([first], undefined, own, seat).slice(0, 1);
  },
};

function titleOf(said: AdviceWords, actions: readonly Action[], table: Table, seat: Seat): string {
  switch (table.phase) {
    case 'passengers': {
      const laid = of(actions, 'lay-passenger');
      return laid.length === 0 ? said.noPassenger : said.passengers(laid);
    }
    case 'stations': {
      const columns = stationsIn(actions, table, seat);
      return columns.length === 0 ? said.noStation : said.stations(columns);
    }
    case 'income': {
      const banked = of(actions, 'bank').map(({ card }) => card);
      return banked.length === 0 ? said.keepAll : said.bank(banked);
    }
    default: {
      const { columns } = playerOf(table, seat);
      const bought = of(actions, 'buy-tram').map(({ tram, column }) => ({
        tram,
        line: columns[column]?.line ?? 0,
      }));
      return bought.length === 0 ? said.noTram : said.buy(bought);
    }
  }
}

const of = <D extends Action['do']>(actions: readonly Action[], kind: D): ActionOf<D>[] =>
  actions.filter((action): action is ActionOf<D> => action.do === kind);

type Laid = { line: Line; started: boolean; cards: Card[] };

/** Cards for one column are told together. A new column is numbered after those there are. */
function stationsIn(actions: readonly Action[], table: Table, seat: Seat): Laid[] {
  const { columns } = playerOf(table, seat);
  const lines = columns.map(({ line }) => line);
  const laid = new Map<number, Laid>();
  for (const action of actions) {
    if (action.do === 'start-column') {
      const line = isConductor(action.card) ? 0 : lineOf(action.card);
      laid.set(lines.length, { line, started: true, cards: [action.card] });
      lines.push(line);
    } else if (action.do === 'extend-column') {
      const { column, card } = action;
      const before = laid.get(column);
      if (before) before.cards.push(card);
      else laid.set(column, { line: lines[column] ?? 0, started: false, cards: [card] });
    }
  }
  return [...laid.values()];
}

/** Pieces in hand or on display, and the places where they go. */
function spotsOf(
  actions: readonly Action[],
  table: Table | undefined,
  own: Own,
  seat: Seat,
): string[] {
  const used = new Map<Card, number>();
  const inHand = (card: Card): string => {
    const at = own.hand.indexOf(card, used.get(card) ?? 0);
    used.set(card, at + 1);
    return `hand:${at}`;
  };
  const columns = table ? playerOf(table, seat).columns.length : 0;
  return actions.flatMap((action) => {
    switch (action.do) {
      case 'lay-passenger': {
        const free = table?.rows[action.row].length ?? 0;
        return [inHand(action.card), `row:${action.row}:${free}`];
      }
      case 'start-column':
        return [inHand(action.card), 'new'];
      case 'extend-column':
        return [
          inHand(action.card),
          action.column < columns ? `col:${seat}:${action.column}` : 'new',
        ];
      case 'bank':
        return [inHand(action.card)];
      case 'buy-tram':
        return [
          `display:${table?.display.indexOf(action.tram) ?? 0}`,
          `col:${seat}:${action.column}`,
        ];
      default:
        return [];
    }
  });
}
