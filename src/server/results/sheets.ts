import type {
  GamesShown,
  OpponentShown,
  RatingPace,
  RatingShown,
  SheetShown,
} from '#protocol/http/people.ts';
import type { Ticket, Tickets } from '../accounts/tickets.ts';
import type { Sql } from '../sql/sql.ts';
import { textIn } from '../store/columns.ts';
import { botsOf, figuresOf, gamesOf, opponentsOf, type Played } from './figures.ts';
import { foundGames, type Search } from './finished.ts';
import { Ratings } from './ratings.ts';
import { type Result, resultIn } from './result.ts';
import { wantsRating } from './sheet.ts';
import { resultStatements as statements } from './statements.ts';

/** As many games as a sheet is made of: the latest. */
const MOST_GAMES = 3000;
const MOST_OPPONENTS = 60;
const MOST_BOTS = 12;
/** As much of a rating as is drawn: its latest games. */
const MOST_POINTS = 120;

const PACES: readonly RatingPace[] = ['live', 'slow'];

/** Whose sheet it is: a holder's, or a guest's own. */
type Owner = { mark: string; ticket: Ticket | undefined; name: string };

/** Log sheets, and finished games, by what the rows say. */
export class Sheets {
  readonly #sql: Sql;
  readonly #tickets: Pick<Tickets, 'of' | 'named'>;
  readonly #ratings: Ratings;

  constructor(sql: Sql, tickets: Pick<Tickets, 'of' | 'named'>) {
    this.#sql = sql;
    this.#tickets = tickets;
    this.#ratings = new Ratings(sql);
  }

  /** Of whoever has this mark or this name. Nothing: nobody has a ticket under it. `reader`: the mark of whoever asks. */
  async of(who: string, reader: string | undefined): Promise<SheetShown | undefined> {
    const ticket = /^[0-9a-f]{64}$/.test(who)
      ? await this.#tickets.of(who)
      : await this.#tickets.named(who);
    if (!ticket) return undefined;
    return this.#sheet({ mark: ticket.mark, ticket, name: ticket.name }, reader);
  }

  /** One's own, ticket or not. */
  async own(mark: string): Promise<SheetShown> {
    const ticket = await this.#tickets.of(mark);
    return this.#sheet({ mark, ticket, name: ticket?.name ?? '' }, mark);
  }

  games(search: Search): Promise<GamesShown> {
    return foundGames(this.#sql, search);
  }

  async #sheet(owner: Owner, reader: string | undefined): Promise<SheetShown> {
    const { mark, ticket } = owner;
    const rows = (await this.#sql.read(statements.ofPerson, [mark, MOST_GAMES])).map(resultIn);
    const played = gamesOf(rows, mark);
    const isMine = reader === mark;
    const rated = ticket !== undefined && wantsRating(ticket.settings);
    const last = played.at(-1)?.own;
    return {
      name: owner.name === '' ? (last?.name ?? '') : owner.name,
      ...(ticket ? { mark, since: ticket.since } : {}),
      mine: isMine,
      rated,
      ...figuresOf(played),
      ratings: rated ? await this.#ratingsOf(mark, played) : [],
      opponents: await this.#opponents(played, isMine ? mark : reader, isMine),
      bots: botsOf(played).slice(0, MOST_BOTS),
    };
  }

  async #ratingsOf(mark: string, played: readonly Played[]): Promise<RatingShown[]> {
    const games = new Set(played.filter(({ own }) => own.rated).map(({ own }) => own.game));
    const wanted = [...games].flatMap((game) => PACES.map((pace) => ({ game, pace })));
    const all = await Promise.all(
      wanted.map(async ({ game, pace }): Promise<RatingShown[]> => {
        const curve = await this.#ratings.curveOf(mark, game, pace);
        const last = curve.at(-1);
        if (!last) return [];
        const before = curve.at(-2)?.value ?? 1500;
        const drawn = curve.slice(-MOST_POINTS).map(({ at, value }) => ({ at, value }));
        const change = last.value - before;
        return [{ game, pace, value: last.value, change, played: curve.length, curve: drawn }];
      }),
    );
    return all.flat().toSorted((one, other) => other.played - one.played);
  }

  /**
   * With whom somebody has played is theirs to know. Others are told of those they could have seen there: at tables that everybody
   * may find, and at those where they sat themselves; and only of holders, who have a sheet of their own.
   */
  async #opponents(
    played: readonly Played[],
    reader: string | undefined,
    isMine: boolean,
  ): Promise<OpponentShown[]> {
    const sat = (all: readonly Result[]): boolean =>
      reader !== undefined && all.some(({ holder }) => holder === reader);
    const told = isMine ? played : played.filter(({ own, all }) => own.listed || sat(all));
    const opponents = opponentsOf(told);
    const holders = await this.#namesOf(opponents.map(({ holder }) => holder));
    return opponents
      .flatMap(({ holder, name, won, lost }): OpponentShown[] => {
        const known = holders.get(holder);
        const isReader = holder === reader && !isMine;
        if (known === undefined && !isMine && !isReader) return [];
        return [
          {
            name: known ?? name,
            ...(known === undefined ? {} : { mark: holder }),
            won,
            lost,
            ...(isReader ? { you: true } : {}),
          },
        ];
      })
      .slice(0, MOST_OPPONENTS);
  }

  /** The names of those who have tickets. */
  async #namesOf(marks: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (let from = 0; from < marks.length; from += TICKETS) {
      const some = Array.from({ length: TICKETS }, (_, i) => marks[from + i] ?? '');
      for (const row of await this.#sql.read(statements.tickets, some)) {
        names.set(textIn(row, 'mark'), textIn(row, 'name'));
      }
    }
    return names;
  }
}

/** As many as one statement looks up. */
const TICKETS = 12;
