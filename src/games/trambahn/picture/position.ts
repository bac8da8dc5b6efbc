import {
  type Column,
  isConductor,
  type Line,
  type Player,
  type Table,
  type Trambahn,
  valueOf,
} from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { scoreOf, totalOf } from '#games/trambahn/rules/score.ts';
import { BOARD, leadersOf, positionCard } from '#pictures/card.ts';
import { BRASS, INK, PAPER } from '#pictures/ink.ts';
import { words } from '#pictures/lettering.ts';
import { seatMark } from '#pictures/marks.ts';
import type { Drawing, Position } from '#pictures/picture.ts';
import { circle, line, moved, path, range, rect } from '#pictures/svg.ts';
import { colourOf, NUMERALS, wornBy } from './colours.ts';
import { GAME, said } from './words.ts';

/** The table from above: the columns of both, and between them who waits at each terminus. */
export function position({ view: { table }, names, language }: Position<Trambahn>): Drawing {
  const totals = table.players.map((_, seat) => totalOf(table, seat));
  const leaders = leadersOf(totals);
  const acting = play.actors(table);
  const say = said(language);
  return positionCard({
    language,
    game: GAME,
    moment: say.turn(Math.max(1, table.turns), table.scorings.length),
    over: table.phase === 'over',
    players: table.players.map((_, seat) => ({
      name: names[seat] ?? '',
      wears: wornBy(seat),
      score: String(totals[seat] ?? 0),
      leads: leaders.includes(seat),
      acts: acting.includes(seat),
    })),
    board: tableArt(table),
    shows: say.table(
      table.players.map(({ columns }, seat) => [names[seat] ?? '', columns.length] as const),
    ),
  });
}

const STREET = { top: 246, bottom: 384 };

function tableArt(table: Table): string {
  return (
    rect(0, 0, BOARD.width, BOARD.height, '#f3ead6') +
    rect(0, STREET.top, BOARD.width, STREET.bottom - STREET.top, '#d9c9a5') +
    line(`M0 ${STREET.top}H812M0 ${STREET.bottom}H812`, INK, 3) +
    range(4)
      .map((at) => terminus(table, at as Line))
      .join('') +
    table.players.map((player, seat) => side(player, seat)).join('')
  );
}

/** Who waits: the fourth place brings a scoring. */
function terminus(table: Table, at: Line): string {
  const [fill, on] = colourOf(at);
  const waiting = table.rows[at] ?? [];
  const places = range(4).map((i) => {
    const x = 78 + i * 28;
    const card = waiting[i];
    if (card === undefined)
      return rect(
        x - 11,
        12,
        22,
        32,
        'none',
        `rx="4" stroke="${INK}" stroke-width="1.6" stroke-dasharray="4 4"`,
      );
    const tint = isConductor(card) ? INK : colourOf(at)[0];
    return (
      rect(x - 12, 11, 24, 34, PAPER, `rx="4" stroke="${INK}" stroke-width="2"`) +
      circle(x, 23, 5.5, tint) +
      path(`M${x - 8.5} 42q0-12 8.5-12t8.5 12z`, tint)
    );
  });
  const plate =
    rect(0, 0, 186, 56, fill, `rx="8" stroke="${INK}" stroke-width="3"`) +
    rect(62, 5, 119, 46, '#f6eedb', 'rx="5"') +
    words(31, 38, NUMERALS[at] ?? '', { size: 30, fill: on, face: 'bold', anchor: 'middle' }) +
    places.join('');
  return moved(at % 2 ? 414 : 24, STREET.top + (at < 2 ? 10 : 73), plate, 1.0) + worth(table, at);
}

/** What the line would bring each of the two now. */
function worth(table: Table, at: Line): string {
  const x = (at % 2 ? 414 : 24) + 204;
  const y = STREET.top + (at < 2 ? 10 : 73);
  return table.players
    .map(({ columns }, seat) => {
      const sum = columns
        .filter((column) => column.line === at)
        .reduce((all, column) => all + scoreOf(column), 0);
      const left = x + seat * 82;
      return (
        seatMark(left, y + 14, 30, wornBy(seat)) +
        words(left + 36, y + 38, String(sum), { size: 26, fill: INK, face: 'bold' })
      );
    })
    .join('');
}

/** Somebody's columns, the first player's above the street, the other's below. */
function side({ columns }: Player, seat: number): string {
  const most = Math.max(7, columns.length);
  const step = (BOARD.width - 100) / most;
  const rows = Math.max(7, ...columns.map(({ cards }) => cards.length));
  const room = STREET.top - 22;
  const tall = Math.min(27, (room - 52) / rows);
  const top = seat === 0 ? 12 : STREET.bottom + 12;
  const all = columns.map((column, i) =>
    moved(80 + step * i, top, columnArt(column, Math.min(92, step - 12), tall)),
  );
  return seatMark(14, top + 4, 52, wornBy(seat)) + all.join('');
}

function columnArt({ line: at, cards, tram }: Column, wide: number, tall: number): string {
  const [fill, on] = colourOf(at);
  const head =
    rect(0, 0, wide, 46, fill, `rx="7" stroke="${INK}" stroke-width="3"`) +
    words(8, 33, NUMERALS[at] ?? '', { size: 25, fill: on, face: 'bold' }) +
    (tram > 0
      ? circle(wide - 22, 23, 18, '#f0c35a', `stroke="${INK}" stroke-width="2.4"`) +
        words(wide - 22, 30, `×${tram}`, { size: 20, fill: INK, face: 'bold', anchor: 'middle' })
      : '');
  const rows = cards.map((card, i) => {
    const y = 48 + i * tall;
    return (
      rect(0, y, wide, tall, PAPER, `stroke="${INK}" stroke-width="2"`) +
      rect(0, y, wide * 0.36, tall, fill, `stroke="${INK}" stroke-width="2"`) +
      (isConductor(card)
        ? path(
            `M${wide * 0.56} ${y + tall * 0.72}h${wide * 0.26}v${-tall * 0.22}h${-wide * 0.26}z`,
            BRASS,
            `stroke="${INK}" stroke-width="1.6"`,
          )
        : words(wide * 0.68, y + tall * 0.5 + tall * 0.33, String(valueOf(card)), {
            size: tall * 0.92,
            fill: INK,
            face: 'bold',
            anchor: 'middle',
          }))
    );
  });
  return rows.join('') + head;
}
