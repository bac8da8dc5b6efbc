import type { Seat } from '#kernel/game.ts';
import { add } from './counts.ts';
import type { Effect } from './data/cards.ts';
import { playerOf, type Tell } from './flow.ts';
import { effectOf } from './held.ts';
import type { Card, City, Table } from './model.ts';
import { areConnected } from './network.ts';
import { type GameMap, mapOf } from './terrain.ts';

/** 12.3: cards that give points to the first who does what they say. */

type Points = Extract<Effect, { points: number }>;

/** Gives the points of all open cards that are earned, and discards them. */
function awardAll(table: Table, seat: Seat, isEarned: (effect: Points) => boolean, tell: Tell) {
  const earned = table.show.filter((card) => {
    const effect = effectOf(card);
    return 'points' in effect && isEarned(effect);
  });
  for (const card of earned) {
    const { points } = effectOf(card) as Points;
    gain(table, seat, card, points);
    tell?.({ is: 'points-gained', seat, card, points });
  }
}

/** What a card brings to this player. One that lies open is spent by it. */
export function gain(table: Table, seat: Seat, card: Card, points: number): void {
  playerOf(table, seat).score += points;
  if (effectOf(card).is !== 'hotel') discard(table, card);
}

/** A card comes from the pile to the open ones. */
export function turnUp({ pile, show }: Table, card: Card): void {
  add(pile, card, -1);
  show.push(card);
}

export function discard({ show }: Table, card: Card): void {
  show.splice(show.indexOf(card), 1);
}

/** 13.12, 13.13 */
function hasLine(
  table: Table,
  map: GameMap,
  seat: Seat,
  { from, to, western }: Extract<Effect, { is: 'line' }>,
): boolean {
  const end = map.cityOf(to);
  if (western) {
    const place = map.western.findIndex(({ city }) => city === end);
    if (place < 0 || table.western[place] !== seat) return false;
  }
  return areConnected(table, seat, map.cityOf(from), end);
}

/** 13.12: this player has just built something. */
export function scoreLines(table: Table, seat: Seat, tell: Tell): void {
  const map = mapOf(table.map);
  awardAll(
    table,
    seat,
    (effect) => effect.is === 'line' && hasLine(table, map, seat, effect),
    tell,
  );
}

/** 13.14: this card has just appeared. */
export function scoreTurned(table: Table, card: Card, tell: Tell): void {
  const effect = effectOf(card);
  if (effect.is !== 'line') return;
  const map = mapOf(table.map);
  const owners = [...table.players.keys()].filter((seat) => hasLine(table, map, seat, effect));
  if (owners.length === 1) {
    awardAll(table, owners[0] as Seat, (other) => other === effect, tell);
  } else if (owners.length > 1) {
    discard(table, card);
    tell?.({ is: 'card-removed', card });
  }
}

/** 13.16 */
export function scoreLevel(table: Table, seat: Seat, level: number, tell: Tell): void {
  awardAll(table, seat, (effect) => effect.is === 'level' && level >= effect.level, tell);
}

/** 13.11, 13.15, 13.17 to 13.19: a cube has come to this city over so many links. */
export function scoreDelivery(
  table: Table,
  seat: Seat,
  city: City,
  links: number,
  tell: Tell,
): void {
  const { data } = mapOf(table.map);
  const id = data.cities[city]?.id;
  for (const [owner, player] of table.players.entries()) {
    for (const card of player.cards) {
      const effect = effectOf(card);
      if (effect.is !== 'hotel' || effect.city !== id) continue;
      gain(table, owner, card, 1);
      tell?.({ is: 'points-gained', seat: owner, card, points: 1 });
    }
  }
  const isEarned = (effect: Points) =>
    (effect.is === 'bounty' && effect.city === id) ||
    (effect.is === 'distance' && links >= effect.links) ||
    effect.is === 'first';
  awardAll(table, seat, isEarned, tell);
}
