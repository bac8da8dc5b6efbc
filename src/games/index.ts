import type { Kind } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { pionniers } from './pionniers/index.ts';
import { railroadTycoon } from './railroad-tycoon/index.ts';
import { trambahn } from './trambahn/index.ts';
import { unionPacific } from './union-pacific/index.ts';

/** The catalogue: every game of the house, in the order it is shown. */
export const titles: readonly Title<Kind>[] = [trambahn, pionniers, unionPacific, railroadTycoon];

export function titleOf(id: string): Title<Kind> | undefined {
  return titles.find((title) => title.game.id === id);
}
