import type { State } from '#kernel/game.ts';
import {
  DISPLAY_SIZE,
  HAND_SIZE,
  PASSENGERS_PER_TURN,
  PASSENGERS_TO_SCORE,
  SCORINGS_TO_END,
  TRAMS,
} from './data/cards.ts';
import { type Card, DECK, isConductor, lineOf, type Trambahn, valueOf } from './model.ts';
import { addAll, holds } from './piles.ts';
import { noCards } from './setup.ts';

/**
 * The referee: every card and every tram is somewhere, once, and the open counts tell the truth.
 * Not checked: that points were counted right (the tests of chapters 9 and 10 do), and that the order of the
 * steps was kept (chapter 3).
 */
export function faults(state: State<Trambahn>): string[] {
  return [
    ...cardFaults(state),
    ...countFaults(state),
    ...columnFaults(state),
    ...memoryFaults(state),
  ];
}

const sum = (pile: readonly number[]): number => pile.reduce((total, count) => total + count, 0);

/** 1.2, 1.4: the 120 cards. */
function cardFaults({ table, hidden }: State<Trambahn>): string[] {
  const all = noCards();
  for (const pile of [hidden.pile, hidden.discard, ...hidden.money]) {
    pile.forEach((count, kind) => {
      all[kind] = (all[kind] as number) + count;
    });
  }
  for (const { hand } of hidden.own) addAll(all, hand);
  for (const row of table.rows) addAll(all, row);
  for (const { columns } of table.players) for (const { cards } of columns) addAll(all, cards);
  const faults = all.flatMap((count, kind) =>
    count === DECK[kind] ? [] : [`${count} cards of kind ${kind} instead of ${DECK[kind]}`],
  );
  if ([hidden.pile, hidden.discard, ...hidden.money].flat().some((count) => count < 0)) {
    faults.push('a pile holds less than nothing');
  }
  return faults;
}

function countFaults({ table, hidden }: State<Trambahn>): string[] {
  const faults: string[] = [];
  const expect = (right: boolean, fault: string) => {
    if (!right) faults.push(fault);
  };
  expect(table.pile === sum(hidden.pile), 'the draw pile is miscounted');
  expect(table.discard - table.spent === sum(hidden.discard), 'the discard pile is miscounted');
  table.players.forEach((player, seat) => {
    const unsettled = seat === table.turn ? table.spent : 0;
    const money = sum(hidden.money[seat as 0 | 1]);
    expect(player.money + unsettled === money, `the money of seat ${seat} is miscounted`);
    const { hand } = hidden.own[seat as 0 | 1];
    expect(player.hand === hand.length, `the hand of seat ${seat} is miscounted`);
    expect(hand.length <= HAND_SIZE, `seat ${seat} holds too many cards`);
    expect(
      hand.every((card, i) => i === 0 || (hand[i - 1] as Card) <= card),
      `the hand of seat ${seat} is not sorted`,
    );
  });
  const bought = table.players.flatMap(({ columns }) => columns).filter(({ tram }) => tram > 0);
  const trams = [
    ...bought.map(({ tram }) => tram),
    ...table.display,
    ...TRAMS.slice(TRAMS.length - table.trams),
  ].sort((a, b) => a - b);
  expect(trams.join() === TRAMS.join(), 'the trams are not all there');
  expect(table.display.length <= DISPLAY_SIZE, 'too many trams on display');
  expect(
    table.rows.every((row) => row.length < PASSENGERS_TO_SCORE),
    'a full row was not scored',
  );
  expect(table.laid <= PASSENGERS_PER_TURN, 'too many passengers in a turn');
  expect(table.scorings.length <= SCORINGS_TO_END, 'too many scorings');
  expect(
    table.scorings.length < SCORINGS_TO_END || table.phase === 'over',
    'the game goes on after the last scoring',
  );
  return faults;
}

/** 5.2 to 5.5, 10.5 */
function columnFaults({ table }: State<Trambahn>): string[] {
  return table.players.flatMap(({ columns }, seat) =>
    columns.flatMap((column, i) => {
      const faults: string[] = [];
      const stations = column.cards.filter((card) => !isConductor(card));
      if (stations.some((card) => lineOf(card) !== column.line)) faults.push('has a wrong line');
      if (stations.some((card, j) => j > 0 && valueOf(card) <= valueOf(stations[j - 1] as Card))) {
        faults.push('does not rise');
      }
      if (stations[0] !== column.cards[0]) faults.push('starts with a conductor');
      if (column.tram === 0 && table.turn !== seat) faults.push('has no tram out of turn');
      if (column.tram === 0 && column.cards.length >= HAND_SIZE)
        faults.push('is long without a tram');
      return faults.map((fault) => `column ${i} of seat ${seat} ${fault}`);
    }),
  );
}

/** What a seat remembers is so. */
function memoryFaults({ hidden }: State<Trambahn>): string[] {
  return hidden.own.flatMap(({ seen }, seat) => {
    const right =
      holds(hidden.discard, seen.discard) &&
      seen.money.every((known, s) => {
        const money = hidden.money[s as 0 | 1];
        const buriable = money.map((count, kind) => count + (hidden.discard[kind] as number));
        return holds(money, known) && holds(buriable, [...known, ...seen.buried[s as 0 | 1]]);
      });
    return right ? [] : [`seat ${seat} remembers wrongly`];
  });
}
