import {
  type Board,
  boardOf,
  isConnected,
  isOn,
  type Section,
  TRACK_LETTERS,
} from '#games/union-pacific/rules/board.ts';
import { add, countsOf, total } from '#games/union-pacific/rules/counts.ts';
import { COMPANIES, DIVIDENDS, TRACK_CARDS } from '#games/union-pacific/rules/data/cards.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import {
  type Company,
  type Group,
  type Options,
  type Own,
  type Player,
  SHARES,
  SHARES_OF,
  type Share,
  type Space,
  type Table,
  TRACKS,
  type UnionPacific,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { State } from '#kernel/game.ts';

/** The companies by their letters, in the order of the rulebook. */
export const [EP, BN, MS, DM, SF, UM, ES, KC, MR, WW] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A player as far as it matters. Track cards are letters: plain, dotted, black, white, joker. */
export type Hand = {
  tracks?: string;
  shares?: readonly Share[];
  exposed?: readonly Share[];
  boxed?: readonly Share[];
  held?: readonly Share[];
  money?: number;
};

/**
 * A moment of a game, told by what matters in it. Of whom nothing is said holds a plain, a dotted and a black track
 * card and no share. Shares of which nothing is said are in the pile, track cards in theirs.
 */
export type Moment = {
  players: readonly Hand[];
  options?: Partial<Options>;
  /** How many trains of a company are on the board in all, put where they may stand. */
  trains?: Partial<Record<number, number>>;
  /** Trains at certain spaces. */
  built?: readonly (readonly [Company, Space])[];
  /** Types of track whose spaces are all taken, by letters. */
  filled?: string;
  /** If given, the other company shares have left the display for good. */
  pile?: readonly Share[];
  /** Shares and dividend cards of the pile by group, top first; the last has the shares that are left. */
  groups?: readonly Partial<Group>[];
  /** If given, the first seat has exchanged the others away. */
  upPile?: number;
  /** If given, by letters, the other track cards are discarded. */
  trackPile?: string;
  /** Track cards discarded, by letters; the others are in their pile. */
  discards?: string;
  /** Track cards out of the game, by letters. */
  gone?: string;
} & Partial<Pick<Table, 'phase' | 'turn' | 'turns' | 'display' | 'paid' | 'announced' | 'idle'>>;

const LETTERS = `${TRACK_LETTERS}J`;
const tracksOf = (letters: string): number[] =>
  countsOf(
    letters.split('').map((letter) => LETTERS.indexOf(letter)),
    TRACKS,
  );

export function position(moment: Moment): State<UnionPacific> {
  const { players, turn = 0, display = [EP, BN, MS, DM], paid = 0, announced = 0 } = moment;
  const { board, ...options } = unionPacific.game.parseOptions(moment.options ?? {});
  const own = players.map(ownOf);
  const left = SHARES_OF.map((count, share) => count - countIn(moment, display, share));
  const pile = moment.pile ? countsOf(moment.pile, UP) : left.slice(0, UP);
  if (moment.upPile !== undefined) add((own[0] as Own).boxed, UP, (left[UP] ?? 0) - moment.upPile);
  const gone = tracksOf(moment.gone ?? '');
  const free = TRACK_CARDS.map(
    (count, track) => count - (gone[track] ?? 0) - sumOf(own, ({ tracks }) => tracks[track]),
  );
  const discarded = tracksOf(moment.discards ?? '');
  const tracks =
    moment.trackPile === undefined
      ? free.map((count, track) => count - (discarded[track] ?? 0))
      : tracksOf(moment.trackPile);
  const spaces = spacesOf(moment, boardOf(board));
  const state: State<UnionPacific> = {
    table: {
      phase: moment.phase ?? 'act',
      board,
      options,
      turn,
      turns: moment.turns ?? 1,
      spaces,
      trains: COMPANIES.map(
        ({ trains }, i) => trains - spaces.filter((occupant) => occupant === i + 1).length,
      ),
      players: players.map((hand, seat) => playerOf(hand, own[seat] as Own)),
      display: [...display],
      groups: groupsOf(moment, total(pile), DIVIDENDS - paid - announced),
      upPile: moment.upPile ?? (left[UP] as number),
      removed: pile.map((count, share) => (left[share] as number) - count),
      trackPile: total(tracks),
      discards: free.map((count, track) => count - (tracks[track] as number)),
      gone,
      announced,
      paid,
      idle: moment.idle ?? 0,
      money: options.hiddenMoney ? null : own.map(({ money }) => money),
      third: null,
    },
    hidden: { tracks, pile, own },
  };
  const faults = unionPacific.faults(state);
  if (faults.length > 0) throw new Error(`this is no position: ${faults.join(' ')}`);
  return state;
}

const sumOf = (own: readonly Own[], count: (own: Own) => number | undefined): number =>
  own.reduce((sum, each) => sum + (count(each) ?? 0), 0);

/** How many shares of this kind are with the players and on display. */
function countIn({ players }: Moment, display: readonly Share[], share: Share): number {
  const cards = players.flatMap(({ shares = [], exposed = [], boxed = [] }) => [
    ...shares,
    ...exposed,
    ...boxed,
  ]);
  return [...cards, ...display].filter((card) => card === share).length;
}

function ownOf({ tracks = 'PDB', shares = [], boxed = [], money = 0 }: Hand): Own {
  return {
    tracks: tracksOf(tracks),
    shares: countsOf(shares, SHARES),
    boxed: countsOf(boxed, SHARES),
    opening: null,
    money,
  };
}

function playerOf({ exposed = [], held = [] }: Hand, { tracks, shares, boxed }: Own): Player {
  return {
    tracks: total(tracks),
    shares: total(shares),
    exposed: countsOf(exposed, SHARES),
    boxed: total(boxed),
    held: countsOf(held, UP),
    up: (shares[UP] as number) + (boxed[UP] as number),
    chosen: true,
  };
}

function groupsOf({ groups = [{}] }: Moment, shares: number, dividends: number): Group[] {
  const before = groups.slice(0, -1);
  const taken = (key: keyof Group) => before.reduce((sum, group) => sum + (group[key] ?? 0), 0);
  const last = { shares: shares - taken('shares'), dividends: dividends - taken('dividends') };
  return [...before, last]
    .map((group) => ({ shares: group.shares ?? 0, dividends: group.dividends ?? 0 }))
    .filter((group) => group.shares + group.dividends > 0);
}

function spacesOf({ trains = {}, built = [], filled = '' }: Moment, board: Board): number[] {
  const spaces = [...board.startOf];
  for (const [company, space] of built) spaces[space] = company + 1;
  const countOf = (company: Company) =>
    spaces.filter((occupant) => occupant === company + 1).length;
  // The small companies first: they can use the fewest spaces.
  for (const [key, count] of Object.entries(trains).reverse()) {
    const company = Number(key);
    while (countOf(company) < (count ?? 0)) spaces[nextSpace(board, spaces, company)] = company + 1;
  }
  for (const [space, kind] of board.trackOf.entries()) {
    if (spaces[space] !== 0 || !filled.includes(LETTERS[kind] as string)) continue;
    const section = board.sections[board.sectionOf[space] as number] as Section;
    const company = COMPANIES.findIndex(
      (each, i) => countOf(i) < each.trains && !isOn(section, spaces, i),
    );
    spaces[space] = company + 1;
  }
  return spaces;
}

/** A space where this company may build, whatever the card. */
function nextSpace(board: Board, spaces: readonly number[], company: Company): Space {
  const found = spaces.findIndex((occupant, space) => {
    const section = board.sections[board.sectionOf[space] as number] as Section;
    const may = ((board.mayUse[company] as number) >> (board.trackOf[space] as number)) & 1;
    const free = occupant === 0 && may === 1 && !isOn(section, spaces, company);
    return free && isConnected(board, spaces, company, section);
  });
  if (found < 0) throw new Error(`no room for company ${company}`);
  return found;
}

/** The space of a section of the usual board, counted from the home end of a start or as the map lists it. */
export function spaceOf(from: string, to: string, nth = 0, board: Table['board'] = USUAL): Space {
  const { data, sections } = boardOf(board);
  const at = data.sections.findIndex(({ a, b }) => a === from && b === to);
  if (at < 0) throw new Error(`no section from ${from} to ${to}`);
  return (sections[at]?.first ?? 0) + nth;
}
const USUAL = 'north-america';
