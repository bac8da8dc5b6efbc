import type { GamesShown, SheetShown } from '#protocol/http/people.ts';
import { guest } from '../guest.ts';

/** Fetched beside the page, not with it. */
const schemas = () => import('#protocol/http/people.ts');

/** Whose sheet it is that the address names: one's own. */
export const ME = 'me';

/** A sheet; `nobody`: there is none that whoever asks may read; `trouble`: nobody answers. */
export async function readSheet(who: string): Promise<SheetShown | 'nobody' | 'trouble'> {
  const answer = await (who === ME
    ? asked('/api/people/me', { secret: guest().secret })
    : asked(`/api/people/${encodeURIComponent(who)}`));
  if (answer?.status === 404) return 'nobody';
  if (!answer?.ok) return 'trouble';
  const read = (await schemas()).sheetShown.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data : 'trouble';
}

export async function readGames(person: string, before?: string): Promise<GamesShown> {
  const query = new URLSearchParams({ person, ...(before === undefined ? {} : { before }) });
  const answer = await asked(`/api/games?${query}`);
  const body: unknown = await answer?.json().catch(() => undefined);
  const read = (await schemas()).gamesShown.safeParse(body);
  return read.success ? read.data : { games: [] };
}

export async function sayRating(rating: boolean): Promise<boolean> {
  return (await asked('/api/people/me/rating', { rating }))?.ok ?? false;
}

async function asked(path: string, body?: object): Promise<Response | undefined> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await fetch(path, init);
  } catch {
    return undefined;
  }
}
