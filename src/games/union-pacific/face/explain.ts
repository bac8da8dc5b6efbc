import { boardOf, isDead } from '#games/union-pacific/rules/board.ts';
import type {
  Action,
  ActionOf,
  Table,
  Track,
  UnionPacific,
} from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Language, Refusal, View } from '#kernel/game.ts';
import { buildingsIn, litIn, NO_PARTS, tracksIn } from './logic/building.ts';
import { whereabouts } from './logic/cities.ts';
import { wordsIn } from './words/index.ts';
import { type Why, whyIn } from './words/why.ts';
import type { Words } from './words/words.ts';

/** Why not: a sentence that names the pieces, and what could be done instead. */
export function explain(
  { rule }: Refusal,
  action: Action,
  seen: View<UnionPacific>,
  language: Language,
): string {
  const words = wordsIn(language);
  const why = whyIn(language);
  const { table, own } = seen;
  if (action.do === 'build') {
    const reason = whyNotBuild(rule, action, seen, words, language);
    if (reason !== undefined)
      return [reason, insteadOf(rule, action, seen, why)].filter(Boolean).join(' ');
  }
  switch (rule) {
    case '2.4':
      return 'share' in action ? why.notHeldOpening(action.share) : why.unknown;
    case '2.5':
      return why.chosen;
    case '3.2':
      return play.actors(table).includes('chance') ? why.house : why.notYours;
    case '3.3':
      return why.notNow;
    case '3.5':
      return why.mustAct(own !== undefined && canBuild(seen));
    case '4.2':
      return 'track' in action ? why.notHeldTrack(action.track) : why.unknown;
    case '4.4':
      return action.do === 'swap-track' ? whyNotSwap(action, table, why) : why.unknown;
    case '6.2':
      return why.emptyPlace;
    case '6.3':
      return why.emptyPile;
    case '6.4':
      return why.noUp;
    case '6.5':
      return why.upByExchange;
    case '7.2':
      return 'share' in action ? why.notHeldExchange(action.share) : why.unknown;
    case '8.1':
      return why.tooMany;
    case '8.2':
      return whyNotHeld(action, own?.shares ?? [], why);
    case '8.3':
      return action.do === 'invest-pair' ? why.samePair(action.shares[0]) : why.unknown;
    case '11.2':
      return why.over;
    default:
      return why.unknown;
  }
}

function whyNotSwap({ track }: ActionOf<'swap-track'>, { board, spaces }: Table, why: Why): string {
  return isDead(boardOf(board), spaces, track) ? why.noTrackLeft(track) : why.notDead(track);
}

function whyNotHeld(action: Action, hand: readonly number[], why: Why): string {
  if (action.do === 'invest') return why.notHeldInvest(action.share, hand[action.share] ?? 0);
  if (action.do !== 'invest-pair') return why.unknown;
  const missing = action.shares.find((share) => (hand[share] ?? 0) === 0);
  return missing === undefined ? why.unknown : why.notHeldInvest(missing, 0);
}

function whyNotBuild(
  rule: string,
  { track, company, space }: ActionOf<'build'>,
  { table }: View<UnionPacific>,
  words: Words,
  language: Language,
): string | undefined {
  const why = whyIn(language);
  const board = boardOf(table.board);
  const kind = board.trackOf[space] as Track;
  const [section, place] = words.where(whereabouts(board, space, language));
  switch (rule) {
    case '5.2': {
      const bits = board.mayUse[company] ?? 0;
      return why.cannotUse(
        company,
        kind,
        [0, 1, 2, 3].filter((one) => ((bits >> one) & 1) === 1),
      );
    }
    case '5.3':
      return why.wrongCard(track, kind);
    case '5.4':
      return why.taken(`${section}, ${place},`, (table.spaces[space] ?? 1) - 1);
    case '5.5':
      return why.twice(company, section);
    case '5.6':
      return why.unconnected(company, section);
    case '5.7':
      return why.noTrains(company);
    default:
      return undefined;
  }
}

/** Where else the company could build with that card, or with which cards. */
function insteadOf(
  rule: string,
  { track, company }: ActionOf<'build'>,
  seen: View<UnionPacific>,
  why: Why,
): string | undefined {
  if (seen.own === undefined || rule === '5.7') return undefined;
  const all = buildingsIn(play.choices(seen.table, seen.own, seen.table.turn));
  // A space that is taken is so for every company, and perhaps none has been chosen yet.
  const here = rule === '5.4' ? litIn(all, { ...NO_PARTS, track }).length : 0;
  if (here > 0) return why.insteadHere(track, here);
  const spaces = litIn(all, { ...NO_PARTS, track, company }).length;
  if (spaces > 0) return why.instead(company, spaces);
  const cards = [...tracksIn(all.filter((building) => building.company === company))];
  return cards.length === 0 ? undefined : why.insteadCard(company, cards);
}

function canBuild({ table, own }: View<UnionPacific>): boolean {
  if (own === undefined) return false;
  return buildingsIn(play.choices(table, own, table.turn)).length > 0;
}
