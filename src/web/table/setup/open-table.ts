import type { SeatWish } from '#protocol/parts.ts';
import type { TableManner } from '../../api.ts';
import { guest } from '../../guest.ts';
import { type PlayMode, pathTo } from '../../routes.ts';
import { localPath } from '../paths.ts';

/**
 * Opens a table that is settled, on the server if somebody is to come by a link, else in this browser, and returns its
 * address. The house and the engines are fetched here and not with the page.
 */
export async function openTable(
  game: string,
  way: PlayMode,
  options: unknown,
  wishes: SeatWish[],
  manner: TableManner = {},
): Promise<{ path: string } | { trouble: 'offline' | 'refused' }> {
  if (way !== 'online') {
    const { createLocal } = await import('../local/house.ts');
    return { path: localPath(way, game, await createLocal(game, options, guest().secret, wishes)) };
  }
  const { createTable } = await import('../../api.ts');
  const made = await createTable(game, options, wishes, manner);
  return typeof made === 'string' ? { trouble: made } : { path: pathTo.online(made.id) };
}
