import type { Action, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { type Who, whoFor } from '#kernel/who.ts';
import type { Face } from '#ui/face.ts';
import { bestRoute, type CubeDeliveries, cubesIn, deliveriesIn } from '../logic/deliveries.ts';
import { cityName } from '../logic/network-reading.ts';
import type { BestCube } from './words.ts';
import { tellingIn } from './words-in.ts';

type Reads = NonNullable<Face<RailroadTycoon>['readAloud']>;

/** Everybody's points and one's own purse, then what one may do. */
export const readAloud: Reads = ({ table, own, eyes, names, language }, choices) => {
  const { aloud } = tellingIn(language);
  const whoIs = whoFor({ names, eyes, language });
  const scores = table.players.map(({ score }, seat) => [whoIs(seat), score] as const);
  const shares = eyes === 'watcher' ? 0 : (table.players[eyes]?.shares ?? 0);
  const { turn, lastTurn } = table;
  const turns = turn > 0 && lastTurn !== null ? `${aloud.turn(turn, lastTurn)} ` : '';
  const stands = `${turns}${aloud.points(scores, own && { money: own.money, shares })}`;
  const may = eyes === 'watcher' ? undefined : possible(table, eyes, whoIs, language, choices);
  return may === undefined ? stands : `${stands} ${may}`;
};

function possible(
  table: Table,
  eyes: Seat,
  whoIs: (seat: Seat) => Who,
  language: Language,
  choices: readonly Action[],
): string | undefined {
  const { aloud } = tellingIn(language);
  if (choices.length === 0) return undefined;
  if (table.phase === 'auction') {
    return aloud.auction(table.bid, table.bidder < 0 ? undefined : whoIs(table.bidder));
  }
  if (table.phase !== 'act') return undefined;
  const deliveries = deliveriesIn(choices, table, eyes);
  const [first] = deliveries;
  return aloud.act(cubesIn(table, deliveries), first && bestOf(table, eyes, first, language));
}

function bestOf(table: Table, eyes: Seat, cube: CubeDeliveries, language: Language): BestCube {
  const best = bestRoute(cube);
  return {
    colour: cube.colour,
    from: cityName(table, cube.from, language),
    to: cityName(table, best.to, language),
    points: best.points[eyes] ?? 0,
  };
}
