import {
  type Action,
  type City,
  GREY,
  type RailroadTycoon,
  type Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#ui/face.ts';
import type { ActionName } from '../words/panel-words.ts';
import { startsOf } from './starts.ts';

type Check = BoardProps<RailroadTycoon>['check'];

/** Why an action cannot be taken, in a word; and what the engine would refuse, if it can say more. */
export type Closed = {
  why: 'none' | 'noGrey' | 'noTile' | 'highest' | 'noLink' | 'taken';
  action?: Action;
};

/** 5.5: money closes nothing, since shares can be issued. */
const isOpen = (action: Action, check: Check): boolean => {
  const rule = check(action)?.rule;
  return rule === undefined || rule === '5.5';
};

export const isOpenWest = (city: City, check: Check): boolean =>
  isOpen({ do: 'western-link', city }, check);

/** The cities from which this seat may go west. */
export const openWest = ({ map }: Table, check: Check): readonly City[] =>
  mapOf(map).western.flatMap(({ city }) => (isOpenWest(city, check) ? [city] : []));

/** Nothing: it can be taken, or thought about. */
export function closedOf(
  name: ActionName,
  table: Table,
  seat: Seat,
  check: Check,
): Closed | undefined {
  switch (name) {
    case 'build':
      return startsOf(table, seat).length > 0 ? undefined : { why: 'none' };
    case 'urbanise':
      return noTileFor(table);
    case 'upgrade':
      return isOpen({ do: 'upgrade' }, check)
        ? undefined
        : { why: 'highest', action: { do: 'upgrade' } };
    case 'west':
      return openWest(table, check).length > 0 ? undefined : noWest(table, check);
    default:
      return undefined;
  }
}

function noTileFor({ colours, newCities }: Table): Closed | undefined {
  const city = colours.indexOf(GREY);
  if (city < 0) return { why: 'noGrey', action: { do: 'urbanise', city: 0, colour: 1 } };
  if (newCities.some((left) => left > 0)) return undefined;
  return { why: 'noTile', action: { do: 'urbanise', city, colour: 1 } };
}

function noWest({ map }: Table, check: Check): Closed {
  const links = mapOf(map).western.map(({ city }): Action => ({ do: 'western-link', city }));
  const unlinked = links.find((action) => check(action)?.rule === '14.3');
  if (unlinked) return { why: 'noLink', action: unlinked };
  const [action] = links;
  return action ? { why: 'taken', action } : { why: 'none' };
}
