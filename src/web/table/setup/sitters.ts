import type { Manifest } from '#games/manifest.ts';
import { botToday } from '#protocol/bot-names.ts';
import type { SeatWish } from '#protocol/parts.ts';
import { MOST_NAME_LENGTH } from '#protocol/person-name.ts';
import { DEFAULT_BOT, type PlayMode } from '../../routes.ts';

/** Who shall sit on a seat: whoever sets up, somebody else at this device, a bot, or whoever comes by the link. */
export type Sitter =
  | { kind: 'me' }
  | { kind: 'here'; name: string }
  | { kind: 'bot'; bot: string }
  | { kind: 'open' };

/** A table that is not asked about has so many seats, where the game has them. */
const USUAL_SEATS = 4;

/** The bot that is taken where none is named: the usual one, or else the strongest there is. */
export function usualBot({ bots }: Manifest): string {
  return bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : (bots.at(-1) ?? DEFAULT_BOT);
}

/** Alone against bots, at once: the seats of a table that nobody has set up. */
export function soloSitters(game: Manifest, wished = DEFAULT_BOT): Sitter[] {
  const bot = wished === DEFAULT_BOT ? usualBot(game) : botToday(wished);
  return [
    { kind: 'me' },
    ...Array.from({ length: soloRivals(game) }, (): Sitter => ({ kind: 'bot', bot })),
  ];
}

/** How many bots that are. */
export function soloRivals({ players: [, most] }: Manifest): number {
  return Math.min(most, USUAL_SEATS) - 1;
}

/** Who sits where before anybody has changed anything. */
export function usualSitters(game: Manifest, way: PlayMode): Sitter[] {
  if (way === 'solo') return soloSitters(game);
  const [least] = game.players;
  const other: Sitter = way === 'here' ? { kind: 'here', name: '' } : { kind: 'open' };
  return [{ kind: 'me' }, ...Array.from({ length: least - 1 }, () => other)];
}

/** How the table will be played at: with a link when a seat is left open, else on this device. */
export function wayOf(sitters: readonly Sitter[]): PlayMode {
  if (sitters.some(({ kind }) => kind === 'open')) return 'online';
  return sitters.some(({ kind }) => kind === 'here') ? 'here' : 'solo';
}

/** As many seats as asked for. The last ones go, but never one's own; a new one is as the last of the others. */
export function resized(sitters: readonly Sitter[], seats: number): Sitter[] {
  const next = [...sitters];
  while (next.length > seats) {
    next.splice(
      next.findLastIndex(({ kind }) => kind !== 'me'),
      1,
    );
  }
  while (next.length < seats) {
    const like = next.findLast(({ kind }) => kind !== 'me') ?? { kind: 'open' };
    next.push(like.kind === 'here' ? { kind: 'here', name: '' } : like);
  }
  return next;
}

/** Everybody moves on by one seat. */
export function moved(sitters: readonly Sitter[]): Sitter[] {
  return [...sitters.slice(-1), ...sitters.slice(0, -1)];
}

/** The wishes for a table. Who has not given a name is called by the seat. */
export function wishesOf(
  sitters: readonly Sitter[],
  me: string,
  called: (seat: number) => string,
): SeatWish[] {
  return sitters.map((sitter, seat): SeatWish => {
    switch (sitter.kind) {
      case 'me':
        return { kind: 'me', name: me.trim() || called(seat) };
      case 'here':
        return { kind: 'me', name: sitter.name.trim() || called(seat) };
      default:
        return sitter;
    }
  });
}

/** What a browser remembered, if it is still a table of this game. */
export function possibleSitters(kept: unknown, game: Manifest) {
  const [least, most] = game.players;
  if (!Array.isArray(kept) || kept.length < least || kept.length > most) return undefined;
  const sitters = kept.flatMap((raw: unknown) => sitterOf(raw, game) ?? []);
  const mine = sitters.filter(({ kind }) => kind === 'me').length;
  return sitters.length === kept.length && mine === 1 ? sitters : undefined;
}

function sitterOf(raw: unknown, { bots }: Manifest): Sitter | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { kind, name, bot } = raw as Record<string, unknown>;
  if (kind === 'me' || kind === 'open') return { kind };
  if (kind === 'here' && typeof name === 'string') {
    return { kind, name: name.slice(0, MOST_NAME_LENGTH) };
  }
  if (kind !== 'bot' || typeof bot !== 'string') return undefined;
  const today = botToday(bot);
  return bots.includes(today) ? { kind, bot: today } : undefined;
}
