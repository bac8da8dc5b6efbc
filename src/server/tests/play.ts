import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind, Seat } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import type { Page } from './page.ts';

const game = (await titleOf('trambahn'))?.game as Game<Kind>;

/** What this page may do, by what it has been told. */
export function choicesOf({ view }: Page, seat: Seat): unknown[] {
  return view?.own === undefined ? [] : game.choices(view.table, view.own, seat);
}

/** The seat that is to act, by what this page has been told; nothing when the game is over. */
export function seatToAct({ view }: Page): Seat | undefined {
  const actor = view && game.actors(view.table)[0];
  return actor === 'chance' ? undefined : actor;
}

/** One random move by whoever is to act. Returns false when the game is over. */
export async function playOne(pages: readonly Page[], rng: Rng): Promise<boolean> {
  const seat = seatToAct(pages[0] as Page);
  if (seat === undefined) return false;
  const page = pages[seat] as Page;
  const choices = choicesOf(page, seat);
  if (choices.length === 0) throw new Error(`seat ${seat} is to act and has not been told`);
  const answer = await page.act(choices[rng.below(choices.length)]);
  if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
  await level(pages);
  return true;
}

/** Waits until all have been told as much as the one who has been told most. */
export async function level(pages: readonly Page[]): Promise<void> {
  const seq = Math.max(...pages.map(({ view }) => view?.seq ?? 0));
  await Promise.all(pages.map((page) => page.reach(seq)));
}

export async function playOn(
  pages: readonly Page[],
  seed: number,
  moves = Infinity,
): Promise<void> {
  const rng = rngFrom(seed);
  for (let i = 0; i < moves && (await playOne(pages, rng)); i++);
}
