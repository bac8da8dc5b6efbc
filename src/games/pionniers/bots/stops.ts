import type { Board } from '#games/pionniers/rules/board.ts';
import { CARDS, type Effect } from '#games/pionniers/rules/data/cards.ts';
import { SPACES_PER_SECTION } from '#games/pionniers/rules/data/lines.ts';
import { type Line, type Space, START, TRAIN } from '#games/pionniers/rules/model.ts';
import { turnsToCover } from './dice.ts';
import type { Places, Where } from './places.ts';

/**
 * 5.6: what stops at dangers and ambushes lead to. The n-th of these stops is at `at[n]`; what may follow it stands from
 * `first[n]` up to `first[n + 1]`: a place, how likely it is, and how many turns later.
 */
export type Sequels = {
  at: number[];
  /** Does the same follow a derailment? It leads into no ambush. */
  derailed: boolean[];
  first: number[];
  to: Int32Array;
  chance: Float64Array;
  late: Int32Array;
};

export function sequelsOfStops(board: Board, line: Line, places: Places): Sequels {
  const marks = board.lines[line] as Board['lines'][number];
  const at: number[] = [];
  const derailed: boolean[] = [];
  const first = [0];
  const [to, chance, late]: [number[], number[], number[]] = [[], [], []];
  const { ambush, danger } = judgeOf(board, line, places, add);

  for (const [place, where] of places.all.entries()) {
    const inAmbush = (marks.ambush[where.front] as Space) > 0;
    if (!inAmbush && (marks.danger[where.front] as Space) === 0) continue;
    if (inAmbush) ambush(where);
    else danger(where);
    at.push(place);
    derailed.push(!inAmbush);
    first.push(to.length);
  }
  return {
    at,
    derailed,
    first,
    to: Int32Array.from(to),
    chance: Float64Array.from(chance),
    late: Int32Array.from(late),
  };

  /** Sequels of a stop that come to the same are put together. */
  function add(place: number, likely: number, turns: number): void {
    if (likely === 0) return;
    for (let i = first.at(-1) as number; i < to.length; i++) {
      if (to[i] !== place || late[i] !== turns) continue;
      chance[i] = (chance[i] as number) + likely;
      return;
    }
    to.push(place);
    chance.push(likely);
    late.push(turns);
  }
}

/**
 * What follows a stop, for one train alone: a judgement of chapters 8 and 9, not the rules. Rivers are left out, as they
 * change nothing for the train itself, and so is what hardly ever comes about.
 */
function judgeOf(
  board: Board,
  line: Line,
  places: Places,
  add: (place: number, chance: number, late: number) => void,
) {
  const marks = board.lines[line] as Board['lines'][number];
  const ofEach = 1 / CARDS.length;

  function addCard(card: Effect, { front, sections, dynamite, slow }: Where): void {
    const to = (space: Space, track = sections, late = 0, chance = ofEach): void =>
      add(places.at(Math.max(START, space), track, dynamite, slow), chance, late);
    const lay = (count: number): void =>
      to(front, dynamite > 0 ? sections : Math.min(board.sections, sections + count));
    switch (card.is) {
      case 'back':
        return to(front - card.spaces);
      case 'to-post':
        return to(marks.post[front] as Space);
      case 'to-garrison':
        return to(marks.garrison[front] as Space);
      case 'miss-turn':
        return to(front, sections, 1);
      case 'one-die':
        // Half a turn is lost.
        to(front, sections, 0, ofEach / 2);
        return to(front, sections, slow || dynamite > 0 ? 0 : 1, ofEach / 2);
      case 'lose-sections': {
        const needed = Math.ceil(Math.max(front, dynamite) / SPACES_PER_SECTION);
        return to(front, Math.max(needed, sections - card.sections));
      }
      case 'forward': {
        const far = Math.min(front + card.spaces, sections * SPACES_PER_SECTION);
        if (dynamite === 0 || far < dynamite - 1) return to(far);
        return add(places.at(dynamite - 1, sections, 0, slow), ofEach, 0);
      }
      case 'lay-sections':
        return lay(card.sections);
      case 'extra-turn':
        // As good as what is laid in it.
        return lay(2);
      case 'clear-dynamite':
        return add(places.at(front, sections, 0, slow), ofEach, 0);
      default:
        return to(front);
    }
  }

  return {
    /** 8.1 */
    ambush({ front, sections, dynamite, slow }: Where): void {
      const place = places.at(front, sections, dynamite, slow);
      const wait = turnsToCover(front - TRAIN - (marks.relief[front] as Space));
      for (let late = 0; late < wait.length; late++) add(place, wait[late] as number, late);
    },

    /** 9.1, every card as likely as the others. */
    danger(where: Where): void {
      for (const card of CARDS) addCard(card, where);
    },
  };
}
