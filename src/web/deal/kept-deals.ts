import { titleOf } from '#games/catalogue.ts';
import type { Kind, Language } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { botToday } from '#protocol/bot-names.ts';
import { calledAt } from '#protocol/cast.ts';
import type { LogLine, SeatStored } from '#tables/store.ts';
import { isAdvised } from '../table/advice/advised.ts';
import {
  database,
  type LineRow,
  linesOf,
  resultOf,
  type TableRow,
} from '../table/local/database.ts';
import { localTables } from '../table/local/shelf.ts';
import type { DealtGame } from './compare.ts';
import { deedsOf, foldedInto, type Invitation, logOfInvitation, unfolded } from './invitation.ts';
import { keptInvitations } from './kept-invitations.ts';

/** A deal as it is kept in this browser: what was settled, and every finished game of it, the latest first. */
export type KeptDeal = {
  title: Title<Kind>;
  game: string;
  options: unknown;
  secret: string;
  seats: readonly SeatStored[];
  /** The game that was asked for comes first. */
  games: readonly DealtGame[];
};

/** The deal of this table, which has ended; nothing, if it is not here or several played at it. */
export async function keptDeal(table: string, language: Language): Promise<KeptDeal | undefined> {
  const rows = await localTables();
  const own = rows.find(({ id }) => id === table);
  if (!own || !isAlone(own)) return undefined;
  const { header, seats } = own;
  const title = await titleOf(header.game, header.rules);
  if (!title) return undefined;
  const same = rows
    .filter((row) => row.id !== table && isDealtAs(row, own) && isAlone(row))
    .toSorted((a, b) => b.header.at - a.header.at);
  const games: DealtGame[] = [];
  for (const row of [own, ...same]) games.push(await gameIn(row, language));
  games.push(...(await friendsGames(own, language)));
  return {
    title,
    game: header.game,
    options: header.options,
    secret: header.secret,
    seats,
    games,
  };
}

/** Ended by its rules, under the same secret and with the same bots in the same seats. */
function isDealtAs({ header, seats, note, beside }: TableRow, own: TableRow): boolean {
  return (
    note.status === 'over' &&
    !beside?.ended &&
    header.game === own.header.game &&
    header.rules === own.header.rules &&
    header.secret === own.header.secret &&
    sittersOf(seats) === sittersOf(own.seats)
  );
}

const sittersOf = (seats: readonly SeatStored[]): string =>
  seats.map((seat) => (seat.kind === 'bot' ? botToday(seat.bot) : '')).join();

const isAlone = ({ seats }: TableRow): boolean =>
  seats.filter(({ kind }) => kind !== 'bot').length === 1;

/** What friends have made of it, who sent their link. */
async function friendsGames(own: TableRow, language: Language): Promise<DealtGame[]> {
  const games: DealtGame[] = [];
  for (const code of keptInvitations()) {
    const invited = await unfolded(code).catch(() => undefined);
    if (!invited || !isOf(invited, own)) continue;
    const { name, bots, options } = invited;
    const sitters = bots.map((bot) => (bot === null ? { name } : { name: bot, bot }));
    games.push({
      key: code,
      names: calledAt(sitters, language),
      seat: bots.indexOf(null),
      options,
      log: await logOfInvitation(invited),
      at: 0,
      friend: name,
      advised: invited.advised === true,
    });
  }
  return games;
}

const isOf = ({ game, rules, secret, bots }: Invitation, { header, seats }: TableRow): boolean =>
  game === header.game &&
  rules === header.rules &&
  secret === header.secret &&
  bots.map((bot) => (bot === null ? '' : botToday(bot))).join() === sittersOf(seats);

/** The link by which a friend plays the deal of this game: it holds all there is to it. */
export async function invitationTo(deal: KeptDeal): Promise<string> {
  const [own] = deal.games;
  const person = deal.seats.find(({ kind }) => kind === 'guest');
  if (!own) throw new Error('nobody has played it');
  return foldedInto({
    v: 1,
    game: deal.game,
    rules: deal.title.game.rules,
    options: deal.options,
    secret: deal.secret,
    name: person?.kind === 'guest' ? person.name : '',
    bots: deal.seats.map((seat) => (seat.kind === 'bot' ? botToday(seat.bot) : null)),
    ...(own.advised && { advised: true }),
    deeds: deedsOf(own.log),
  });
}

async function gameIn({ id, header, seats }: TableRow, language: Language): Promise<DealtGame> {
  const lines = (await database()).transaction('lines').objectStore('lines');
  const log: LogLine[] = await resultOf<LineRow[]>(lines.getAll(linesOf(id)));
  const sitters = seats.map((seat) =>
    seat.kind === 'bot' ? { name: seat.name, bot: seat.bot } : { name: nameOf(seat) },
  );
  return {
    key: id,
    names: calledAt(sitters, language),
    seat: seats.findIndex(({ kind }) => kind !== 'bot'),
    options: header.options,
    log,
    at: header.at,
    advised: isAdvised(id),
  };
}

const nameOf = (seat: SeatStored): string => (seat.kind === 'open' ? '' : seat.name);
