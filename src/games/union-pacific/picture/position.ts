import type { Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Language } from '#kernel/game.ts';
import { BOARD, leadersOf, positionCard } from '#pictures/card.ts';
import { wornBy } from '#pictures/marks.ts';
import type { Drawing, Position } from '#pictures/picture.ts';
import { moved, path, rect } from '#pictures/svg.ts';
import { groundOf, HEIGHT, WIDTH } from './geometry.ts';
import { network } from './network.ts';
import { GAME, said } from './words.ts';

/** The board from above. Money is shown where it lies open; hands never are. */
export function position({ view: { table }, names, language }: Position<UnionPacific>): Drawing {
  const acting = play.actors(table);
  const leaders = leadersOf(table.players.map((_, seat) => table.money?.[seat]));
  const say = said(language);
  return positionCard({
    language,
    game: GAME,
    moment: say.dividend(table.paid),
    over: table.phase === 'over',
    players: table.players.map((_, seat) => {
      const money = table.money?.[seat];
      return {
        name: names[seat] ?? '',
        wears: wornBy(seat),
        score: money === undefined ? undefined : say.millions(money),
        leads: leaders.includes(seat),
        acts: acting.includes(seat),
      };
    }),
    board: mapPart(table, language),
    shows: say.map(table.spaces.filter((taken) => taken > 0).length),
  });
}

const LAND = '#f3ead3';
const SEA = '#a9c6cc';

/** The coasts, roughly, on the places of the built-in map. */
const CONTINENT =
  'M-80-400H1800V60Q1740 90 1700 110Q1600 190 1530 250T1490 330Q1440 350 1432 420T1366 470Q1380 540 1338 580T1350 660Q1330 740 1286 780T1318 880Q1372 960 1336 1000T1270 930Q1240 850 1180 868T1060 884Q1000 900 940 880T830 910Q770 960 770 1040T800 1200H360Q450 1040 400 930T300 760Q230 720 180 670T84 500Q100 420 92 330T110 180Q120 110 90 60T-80-20z';

function mapPart(table: Table, language: Language): string {
  const k = (BOARD.width - 6) / (WIDTH - 20);
  const drawn = network(table, groundOf(table), language, {
    ground: LAND,
    way: '#8b7854',
    letters: 42,
  });
  const country =
    table.board === 'north-america'
      ? path(CONTINENT, LAND, 'stroke="#6f98a3" stroke-width="12" stroke-linejoin="round"')
      : rect(-200, -200, WIDTH + 400, HEIGHT + 400, LAND);
  const y = (BOARD.height - (HEIGHT - 30) * k) / 2;
  return rect(0, 0, BOARD.width, BOARD.height, SEA) + moved(-14 * k, y, country + drawn, k);
}
