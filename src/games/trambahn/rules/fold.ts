import type { Eyes, View } from '#kernel/game.ts';
import { beginPhase, endGame, enterTurn } from './flow.ts';
import { type Event, lineOf, type Own, type Table, type Trambahn } from './model.ts';
import { bury, columnOf, playerOf, putInHand, takeOut } from './piles.ts';
import { nothingSeen } from './setup.ts';

/** Law 12: what is seen after an event, from what was seen before it. What is one's own comes first: it reads the table. */
export function fold({ table, own }: View<Trambahn>, event: Event, eyes: Eyes): void {
  if (own) foldOwn(own, table, event, eyes);
  foldTable(table, event);
}

function foldTable(table: Table, event: Event): void {
  switch (event.is) {
    case 'money-dealt':
      for (const seat of [0, 1] as const) {
        table.players[seat].money += event.counts[seat];
        table.pile -= event.counts[seat];
      }
      break;
    case 'cards-drawn':
      table.pile -= event.count;
      playerOf(table, event.seat).hand += event.count;
      break;
    case 'turn-begun':
      enterTurn(table, event.seat, event.turn);
      break;
    case 'phase-begun':
      beginPhase(table, event.phase, undefined);
      break;
    case 'passenger-laid':
      playerOf(table, event.seat).hand--;
      table.rows[event.row].push(event.card);
      table.laid++;
      break;
    case 'line-scored':
      table.discard += table.rows[event.line].length;
      table.rows[event.line].length = 0;
      table.scorings.push({ line: event.line, points: [...event.points] });
      break;
    case 'column-started': {
      const player = playerOf(table, event.seat);
      player.hand--;
      player.columns.push({ line: lineOf(event.card), cards: [event.card], tram: 0 });
      break;
    }
    case 'column-extended':
      playerOf(table, event.seat).hand--;
      columnOf(table, event.seat, event.column).cards.push(event.card);
      break;
    case 'bonus-scored':
      playerOf(table, event.seat).bonus += event.points;
      break;
    case 'card-banked':
      playerOf(table, event.seat).hand--;
      playerOf(table, event.seat).money++;
      break;
    case 'tram-bought':
      playerOf(table, event.seat).money -= event.price;
      columnOf(table, event.seat, event.column).tram = event.tram;
      table.display.splice(table.display.indexOf(event.tram), 1);
      table.spent += event.price;
      table.discard += event.price;
      break;
    case 'payment-settled':
      table.spent = 0;
      break;
    case 'money-halved':
      for (const seat of [0, 1] as const) {
        table.players[seat].money -= event.counts[seat];
        table.pile += event.counts[seat];
      }
      table.pile += table.discard;
      table.discard = 0;
      break;
    case 'columns-sold': {
      const player = playerOf(table, event.seat);
      player.columns = player.columns.filter((column) => column.tram !== 0);
      player.money += event.count;
      break;
    }
    case 'trams-displayed':
      table.display.push(...event.trams);
      table.trams -= event.trams.length;
      break;
    case 'game-ended':
      endGame(table, undefined);
  }
}

/** 12.1 to 12.6: the hand, and where cards were seen to go. */
function foldOwn({ hand, seen }: Own, table: Table, event: Event, eyes: Eyes): void {
  const isMine = 'seat' in event && event.seat === eyes;
  switch (event.is) {
    case 'cards-drawn':
      for (const card of event.cards ?? []) putInHand(hand, card);
      break;
    case 'passenger-laid':
    case 'column-started':
    case 'column-extended':
      if (isMine) takeOut(hand, event.card);
      break;
    case 'card-banked':
      if (!isMine || event.card === undefined) break;
      takeOut(hand, event.card);
      seen.money[event.seat as 0 | 1].push(event.card);
      break;
    case 'line-scored':
      seen.discard.push(...table.rows[event.line]);
      break;
    case 'columns-sold':
      for (const { cards, tram } of playerOf(table, event.seat).columns) {
        if (tram === 0) seen.money[event.seat as 0 | 1].push(...cards);
      }
      break;
    case 'payment-settled':
      bury(seen, event.seat);
      break;
    case 'money-halved':
      Object.assign(seen, nothingSeen());
      break;
    default:
  }
}
