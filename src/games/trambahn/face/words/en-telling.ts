import { SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import type { Action, Tram } from '#games/trambahn/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import { NUMERALS } from '../logic/lines.ts';
import { amount, count, line, list, points } from './en-terms.ts';
import type { Deed, Grown, TellingWords } from './telling.ts';

const KINDS = { 2: 'horse', 3: 'steam', 4: 'electric' } as const;
const ORDINALS = ['', '', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth '];
const name = (who: Who): string => (who.you ? 'you' : who.name);

/** "**red** 6·7·8 + conductor". */
function grown({ line: of, stations, conductors }: Grown): string {
  const men = conductors < 2 ? 'conductor' : `${conductors} conductors`;
  const cards = conductors === 0 ? stations : `${stations} + ${men}`.trim();
  return of === undefined ? cards : `**${line(of)}** ${cards}`;
}

const NO_COLUMN: Grown = { line: undefined, stations: '', conductors: 0 };

const all = (columns: readonly Grown[]): string => columns.map(grown).join(', ');

/** "steam tram", "2 horse trams". */
const tramsOf = (trams: readonly Tram[]): string => {
  const [tram = 2] = trams;
  if (trams.some((other) => other !== tram)) return `${trams.length} trams`;
  return trams.length === 1 ? `${KINDS[tram]} tram` : `${trams.length} ${KINDS[tram]} trams`;
};

function opened(columns: readonly Grown[]): string {
  const [{ nth = 1, line: of, ...cards } = NO_COLUMN] = columns;
  if (columns.length > 1) return `starts ${columns.length} columns: ${all(columns)}`;
  const colour = of === undefined ? '' : `**${line(of)}** `;
  return `starts a ${ORDINALS[nth] ?? ''}${colour}column ${grown({ line: undefined, ...cards })}`;
}

function extended(columns: readonly Grown[]): string {
  const [{ line: of, stations, conductors } = NO_COLUMN] = columns;
  if (columns.length > 1 || stations !== '') return `extends ${all(columns)}`;
  const to = of === undefined ? 'a column' : `**${line(of)}**`;
  return `adds ${conductors === 1 ? 'a conductor' : `${conductors} conductors`} to ${to}`;
}

function deed(it: Deed, first: boolean): string {
  const with_ = (verb: string): string => (first ? verb : '');
  switch (it.is) {
    case 'opened':
      return opened(it.columns);
    case 'extended':
      return extended(it.columns);
    case 'sold':
      return it.columns === 1
        ? 'loses a column without a tram'
        : `loses ${it.columns} columns without a tram`;
    case 'conductors':
      return `${with_('lays ')}${it.rows.length === 1 ? `${with_('a ')}conductor` : `${it.rows.length} conductors`} at ${list([...new Set(it.rows.map((row) => NUMERALS[row]))], 'and')}`;
    case 'hot':
      return `${with_('brings the ')}**${line(it.row)}** line ${first ? 'to' : 'at'} 3 passengers`;
    case 'trams':
      return `${with_(it.trams.length > 1 ? 'buys ' : it.trams[0] === 4 ? 'buys an ' : 'buys a ')}${tramsOf(it.trams)}, ${amount(it.price)}`;
    case 'bonus':
      return `${with_('scores the ')}bonus of the eighth card`;
    case 'scored': {
      const rows = [...new Set(it.rows)].map((row) => `**${line(row)}**`);
      const lines = `the ${list(rows, 'and')} line${rows.length > 1 ? 's' : ''}`;
      const theirs = rows.length > 1 ? 'their scorings' : 'its scoring';
      return first ? `brings ${lines} to ${theirs}` : `scoring of ${lines}`;
    }
    case 'ended':
      return 'ends the game';
    case 'banked':
      return `puts ${amount(it.cards)} marks aside`;
  }
}

/** "yellow 9", "yellow + 9". */
function short({ is, columns }: Deed & { columns: readonly Grown[] }): string {
  const [{ line: of, stations } = NO_COLUMN] = columns;
  if (columns.length > 1)
    return is === 'opened' ? `${columns.length} new columns` : `${columns.length} columns extended`;
  const told = all(columns).replaceAll('**', '');
  if (is === 'opened' || stations === '' || of === undefined) return told;
  return told.replace(' ', ' + ');
}

function deedShort(it: Deed): string {
  switch (it.is) {
    case 'opened':
    case 'extended':
      return short(it);
    case 'sold':
      return 'column lost';
    case 'conductors':
      return `conductor ${NUMERALS[it.rows[0] ?? 0]}`;
    case 'hot':
      return `${NUMERALS[it.row]} at 3`;
    case 'trams':
      return it.trams.length === 1 ? KINDS[it.trams[0] ?? 2] : tramsOf(it.trams);
    case 'bonus':
      return 'bonus';
    case 'scored':
      return `scoring ${NUMERALS[it.rows[0] ?? 0]}`;
    case 'ended':
      return 'game over';
    case 'banked':
      return `+${amount(it.cards)}`;
  }
}

const DOES: Readonly<Partial<Record<Action['do'], string>>> = {
  'lay-passenger': 'lay a passenger',
  'start-column': 'start a column',
  'extend-column': 'extend a column',
  bank: 'lay cards as money',
  'buy-tram': 'buy a tram',
  'end-step': 'end the step',
};

function losing([who, n]: readonly [Who, number]): string {
  const loses = who.you ? 'You lose' : `${who.name} loses`;
  return n === 0 ? `${loses} nothing` : `${loses} **${count(n, 'card')}** (${amount(n)} marks)`;
}

export const telling: TellingWords = {
  scoring: (nth, of, each) =>
    each.every(([, p]) => p === 0)
      ? `Scoring ${nth}, **${line(of)}** line: nobody scores`
      : `Scoring ${nth}, **${line(of)}** line: ${each.map(([who, p]) => `${name(who)} ${p}`).join(', ')}`,
  scoringShort: (of, theirs) =>
    theirs ? `${line(of)}: ${name(theirs[0])} +${theirs[1]}` : `${line(of)} line`,
  halved: (own, others) => {
    const theirs = others.filter(([, n]) => n > 0).map(([who, n]) => `${name(who)} −${n}`);
    const aside = theirs.length === 0 ? '' : ` (${theirs.join(', ')})`;
    if (own) return `money card${own === 1 ? '' : 's'}: the draw pile is empty${aside}`;
    if (theirs.length === 0) return 'The draw pile is empty, nobody loses money';
    return `The draw pile is empty, money is halved${aside}`;
  },
  halvedShort: (own) => (own ? 'money' : 'draw pile empty'),
  deed,
  deedShort,
  banked: (cards) => `${amount(cards)} more in money`,

  ranOut: {
    title: 'The draw pile is empty',
    short: 'draw pile empty',
    text: (lost) =>
      `Each gives up half of their money, and the discards are shuffled into a new draw pile. ${
        lost.every(([, n]) => n === 0) ? 'Nobody loses a card' : lost.map(losing).join(', ')
      }.`,
  },
  lastScoring: {
    title: 'The next scoring is the last',
    short: 'last scoring',
    text: `**${SCORINGS_TO_END - 1} of ${SCORINGS_TO_END} scorings**: the game ends at once after the tenth, even in the middle of a turn.`,
  },

  aloud: {
    stands: (turn, scorings, each) =>
      `Turn ${turn}, ${scorings} of ${SCORINGS_TO_END} scorings: ${each
        .map(([who, p]) => `${name(who)} ${points(p)}`)
        .join(', ')}.`,
    may: (does, money, hand, hot) =>
      `You have ${count(hand, 'card')} in hand and ${amount(money)} marks${
        hot.length === 0
          ? ''
          : `; one passenger is missing for the ${list(hot.map(line), 'and')} scoring`
      }; you can ${list(
        does.flatMap((one) => DOES[one] ?? []),
        'or',
      )}.`,
    waits: (who) => `It is ${who}’s turn.`,
    over: 'The game is over.',
  },
  keys: [
    ['← →', 'goes along the hand, the display or the ringed places'],
    ['Space', 'picks a card up, lays it'],
    ['Esc', 'puts the card down'],
  ],
};
