import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { whoFor } from '#kernel/who.ts';
import type { Face } from '#ui/face.ts';
import { askOf } from '../handling/held.ts';
import { bestRoute, cubesIn, deliveriesIn } from '../logic/deliveries.ts';
import { cityName } from '../logic/network-reading.ts';
import type { BestCube } from './words.ts';
import { tellingIn } from './words-in.ts';

type Reads = NonNullable<Face<RailroadTycoon>['readAloud']>;

/** How the table stands: the turn and everybody's points, then what one may do. */
export const readAloud: Reads = ({ table, own, eyes, names, language }, choices) => {
  const { aloud } = tellingIn(language);
  const whoIs = whoFor({ names, eyes, language });
  const scores = table.players.map(({ score }, seat) => [whoIs(seat), score] as const);
  if (table.phase === 'over') return aloud.over(scores);
  const round = table.phase === 'income' || table.phase === 'card' ? -1 : table.round;
  const stands = aloud.stands(table.turn, round, scores);
  const mine = eyes === 'watcher' ? undefined : table.players[eyes];
  const purse = own && mine ? [aloud.money(own.money, mine.shares)] : [];
  return [stands, ...purse, possible({ table, eyes, names, language }, choices)].join(' ');
};

type Props = Pick<Parameters<Reads>[0], 'table' | 'eyes' | 'names' | 'language'>;

function possible({ table, eyes, names, language }: Props, choices: Parameters<Reads>[1]): string {
  const { aloud } = tellingIn(language);
  const ask = askOf(table);
  if (ask === undefined) return aloud.nobody;
  if (choices.length === 0 || eyes === 'watcher') return aloud.waits(names[table.seat] ?? '');
  if (ask === 'auction') {
    const leader = table.bidder < 0 ? undefined : whoFor({ names, eyes, language })(table.bidder);
    return aloud.auction(table.bid, leader);
  }
  if (ask !== 'act') return aloud.choose;
  const deliveries = deliveriesIn(choices, table, eyes);
  const [first] = deliveries;
  const best = first && bestRoute(first);
  const cube: BestCube | undefined = first &&
    best && {
      colour: first.colour,
      from: cityName(table, first.from, language),
      to: cityName(table, best.to, language),
      points: best.points[eyes] ?? 0,
    };
  return aloud.act(table.actions, cubesIn(table, deliveries), cube);
}
