import type { Action, Event, Options, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import type { Example, Said } from '#kernel/lesson.ts';

type Tried = Pick<Example<RailroadTycoon>, 'at' | 'tried' | 'lit' | 'seen' | 'after'>;

const USUAL: Options = {
  map: 'eastern-us',
  beginner: false,
  sharp: false,
  tiles: null,
  turns: null,
};

const inGame =
  (options: Partial<Options>) =>
  (rule: RuleId, task: Said, tried: Tried): Example<RailroadTycoon> => ({
    rule,
    seats: 2,
    options: { ...USUAL, ...options },
    task,
    ...aboutOf(tried.tried),
    ...tried,
  });

/** A hex has no name on the board: it is told by the tile that would lie there. */
function aboutOf(tried: Action): { about?: readonly Event[] } {
  if (tried.do !== 'lay-track') return {};
  const { hex, from, to } = tried;
  return {
    about: [{ is: 'track-laid', seat: 0, hex, from, to, origin: { city: 0, name: '' }, price: 0 }],
  };
}

/** As many track tiles as the table of `noTileLeft` has agreed on. */
export const FEW_TILES = 13;

/** In the game of the lesson, in a whole one, and in one that has run out of tiles. */
export const simply = inGame({ beginner: true });
export const wholly = inGame({});
export const withFewTiles = inGame({ tiles: FEW_TILES });

export const layTrack = (hex: number, from: number, to: number): Action => ({
  do: 'lay-track',
  hex,
  from,
  to,
});
export const redirect = (link: number, to: number): Action => ({ do: 'redirect', link, to });
export const ANNOUNCE: Action = { do: 'announce-grant' };
export const DECLINE: Action = { do: 'decline-action' };
export const STOP: Action = { do: 'stop-building' };
