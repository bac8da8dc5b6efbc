import { receive, spendGrant } from './actions/cards.ts';
import { carry } from './actions/deliver.ts';
import { layNewCity } from './actions/urbanise.ts';
import { openWestern } from './actions/western.ts';
import { discard, gain, turnUp } from './awards.ts';
import { CUBES_ADDED } from './data/economy.ts';
import { askForCubes, putCubes } from './flow.ts';
import type { Event, Table } from './model.ts';
import { mapOf } from './terrain.ts';
import { fromOf, hexOf, tileOf, toOf } from './tiles.ts';
import { arrivalOf, endingAt, lastTile } from './track.ts';
import { clearUnfinished, closeLink, layTile, turnEnd } from './track-laying.ts';

/** What an event does to cities, cards and tracks: the actions' own changes, asked for once more. */
export function foldBoard(table: Table, event: Event): void {
  switch (event.is) {
    case 'cities-filled':
      for (const [city, cubes] of event.cubes.entries()) putCubes(table, city, cubes);
      break;
    case 'city-urbanised':
      layNewCity(table, event.city.city, event.colour);
      break;
    case 'city-grown':
      askForCubes(table, event.city.city, CUBES_ADDED);
      break;
    case 'cubes-drawn':
      putCubes(table, event.city.city, event.cubes);
      table.draw = null;
      break;
    case 'goods-delivered': {
      const [from, to] = event.ends;
      carry(table, event.colour, from.city, to.city, event.points);
      break;
    }
    case 'western-built':
      openWestern(table, event.seat, event.city.city);
      break;
    case 'cards-laid':
      // Some lie there from the start.
      for (const card of event.cards.slice(table.show.length)) turnUp(table, card);
      break;
    case 'card-turned':
      turnUp(table, event.card);
      break;
    case 'card-taken':
      receive(table, event.seat, event.card);
      break;
    case 'points-gained':
      gain(table, event.seat, event.card, event.points);
      break;
    case 'card-removed':
      discard(table, event.card);
      break;
    case 'grant-announced':
      spendGrant(table, event.seat);
      break;
    case 'track-laid':
    case 'track-redirected':
      foldTile(table, event);
      break;
    case 'link-finished':
      foldLink(table);
      break;
    case 'links-removed':
      clearUnfinished(table);
      break;
    default:
  }
}

type TileEvent = Extract<Event, { is: 'track-laid' | 'track-redirected' }>;

/** Which unfinished link the tile belongs to, the hexes tell. */
function foldTile(table: Table, { is, seat, hex, from, to, origin }: TileEvent): void {
  const tile = tileOf(hex, from, to);
  if (is === 'track-laid') {
    const link = endingAt(table, mapOf(table.map), seat, hex, from);
    layTile(table, seat, link, origin.city, tile);
    return;
  }
  const link = table.unfinished.findIndex((each) => {
    const end = lastTile(each);
    return hexOf(end) === hex && fromOf(end) === from;
  });
  if (link >= 0) turnEnd(table, seat, link, tile);
}

/** It is the one that is being built. */
function foldLink(table: Table): void {
  const index = table.build?.link ?? -1;
  const link = table.unfinished[index];
  if (!link) return;
  const end = lastTile(link);
  const map = mapOf(table.map);
  const arrival = arrivalOf(table, map, link.owner, hexOf(end), toOf(end), index);
  closeLink(table, index, arrival);
}
