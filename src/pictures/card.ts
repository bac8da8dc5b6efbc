import type { Language, Seat } from '#kernel/game.ts';
import { BRASS, CREAM, INK, PAPER, SIGN, SIGN_INK } from './ink.ts';
import { fitted, widthOf, words } from './lettering.ts';
import { roundel, seatMark, type Wears } from './marks.ts';
import type { Drawing } from './picture.ts';
import { clipped, line, path, rect, sheet } from './svg.ts';
import { said } from './words.ts';

export const CARD = { width: 1200, height: 630 };

/** The part of a card that is the game's own, from the corner at 0, 0. */
export const BOARD = { width: 812, height: 630 };

/** Somebody at the table, as a card lists them. */
export type Listed = {
  readonly name: string;
  readonly wears: Wears;
  /** As it is printed; nothing, if it is nobody's to know. */
  readonly score: string | undefined;
  readonly leads: boolean;
  readonly acts: boolean;
};

export type CardOf = {
  readonly language: Language;
  readonly game: string;
  /** Where the game stands, in a word or two: "Turn 7". */
  readonly moment: string;
  readonly players: readonly Listed[];
  readonly over: boolean;
  /** What is drawn on `BOARD`, and what it shows in a sentence. */
  readonly board: string;
  readonly shows: string;
};

const LEFT = BOARD.width + 34;
const RIGHT = CARD.width - 34;

/** A position: the game's own picture, and beside it who plays, who leads and whose turn it is. */
export function positionCard(card: CardOf): Drawing {
  const { board, players, game, moment } = card;
  const turn = turnOf(card);
  const step = Math.min(74, 330 / Math.max(1, players.length));
  const rows = players.map((player, i) => row(player, 178 + step * i, Math.min(step, 62))).join('');
  const panel =
    rect(BOARD.width, 0, CARD.width - BOARD.width, CARD.height, CREAM) +
    rect(BOARD.width, 0, 4, CARD.height, INK) +
    roundel(LEFT + 28, 70, 30) +
    fitted(LEFT + 72, 66, game, { size: 35, fill: INK, face: 'bold', room: RIGHT - LEFT - 72 }) +
    fitted(LEFT + 72, 98, moment, { size: 24, fill: INK, face: 'text', room: RIGHT - LEFT - 72 }) +
    line(`M${LEFT} 128H${RIGHT}`, INK, 2) +
    rows +
    rect(BOARD.width + 4, 520, CARD.width - BOARD.width - 4, 110, SIGN) +
    rect(
      BOARD.width + 14,
      530,
      CARD.width - BOARD.width - 24,
      90,
      'none',
      `stroke="${SIGN_INK}" stroke-width="2"`,
    ) +
    fitted((LEFT + RIGHT) / 2, 588, turn, {
      size: 38,
      fill: SIGN_INK,
      face: 'bold',
      anchor: 'middle',
      room: RIGHT - LEFT - 10,
      least: 0.55,
    });
  const svg = sheet(
    CARD.width,
    CARD.height,
    clipped('board', [0, 0, BOARD.width, BOARD.height], board) + panel,
  );
  return { svg, alt: altOf(card, turn) };
}

function row({ name, wears, score, leads, acts }: Listed, y: number, tall: number): string {
  const size = Math.min(30, tall * 0.52);
  const wide = score === undefined ? 0 : widthOf(score, size, 'bold') + 14;
  const own = score === undefined ? '' : score;
  const ground = acts
    ? rect(LEFT - 16, y - tall * 0.62, RIGHT - LEFT + 32, tall * 1.02, '#f3d58a', 'rx="8"')
    : '';
  return (
    ground +
    seatMark(LEFT - 6, y - tall * 0.42, tall * 0.72, wears) +
    fitted(LEFT + tall * 0.78, y + size * 0.34, name, {
      size,
      fill: INK,
      face: leads ? 'bold' : 'sign',
      room: RIGHT - LEFT - tall * 0.78 - wide - (leads ? 30 : 0),
    }) +
    (leads ? flag(RIGHT - wide - 20, y) : '') +
    (own === ''
      ? ''
      : words(RIGHT, y + size * 0.34, own, { size, fill: INK, face: 'bold', anchor: 'end' }))
  );
}

/** Whoever leads has a pennant. */
const flag = (x: number, y: number): string =>
  line(`M${x} ${y + 14}V${y - 15}`, INK, 3, 'stroke-linecap="round"') +
  path(`M${x} ${y - 15}h22l-6 7 6 7h-22z`, BRASS, `stroke="${PAPER}" stroke-width="0.6"`);

function turnOf({ language, players, over }: CardOf): string {
  const say = said(language);
  const acting = players.filter(({ acts }) => acts).map(({ name }) => name);
  const first = players.filter(({ leads }) => leads).map(({ name }) => name);
  if (over) return first.length === 1 ? say.wins(first[0] ?? '') : say.over;
  return acting.length > 0 && acting.length < 4
    ? say.toPlay(acting)
    : moving(say.dealing, acting.length);
}

/** Many choose at once: then nobody is named. */
const moving = (dealing: string, acting: number): string => (acting > 3 ? '…' : dealing);

function altOf({ game, moment, players, shows }: CardOf, turn: string): string {
  const scores = players.map(({ name, score }) =>
    score === undefined ? name : `${name} ${score}`,
  );
  return `${game}, ${moment}. ${shows} ${scores.join(', ')}. ${turn}.`;
}

/** By seat, who has the most; nobody while all have the same. */
export function leadersOf(scores: readonly (number | undefined)[]): readonly Seat[] {
  const known = scores.filter((score) => score !== undefined);
  const most = Math.max(...known);
  if (known.length < scores.length || known.every((score) => score === most)) return [];
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
