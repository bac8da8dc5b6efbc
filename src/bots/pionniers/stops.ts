import type { Board } from '#games/pionniers/board.ts';
import { CARDS, type Effect } from '#games/pionniers/data/cards.ts';
import { SPACES_PER_SECTION } from '#games/pionniers/data/lines.ts';
import { type Line, type Space, START, TRAIN } from '#games/pionniers/model.ts';
import { turnsToCover } from './dice.ts';
import type { Places, Where } from './places.ts';

/** Stops after which the same may follow, and what may: places, how likely each is, and how many turns later. */
export type Sequels = {
  at: readonly number[];
  to: Int32Array;
  chance: Float64Array;
  late: Int32Array;
};

/**
 * 5.6: what stops at dangers and ambushes lead to. A stop has the number of its place; after a derailment, which leads
 * into no ambush, that of its place beyond the home.
 */
export function sequelsOfStops(board: Board, line: Line, places: Places): Sequels[] {
  const marks = board.lines[line] as Board['lines'][number];
  const { ambush, danger } = judgeOf(board, line, places);
  const derailed = places.home + 1;
  return places.all.flatMap((where, place) => {
    if ((marks.ambush[where.front] as Space) > 0) return [packed([place], ambush(where))];
    if ((marks.danger[where.front] as Space) === 0) return [];
    return [packed([place, derailed + place], danger(where))];
  });
}

/** Sequels that come to the same are put together. */
function packed(at: readonly number[], sequels: readonly Sequel[]): Sequels {
  const merged: Sequel[] = [];
  for (const { place, chance, late } of sequels) {
    const same = merged.find((other) => other.place === place && other.late === late);
    if (same) same.chance += chance;
    else if (chance > 0) merged.push({ place, chance, late });
  }
  return {
    at,
    to: Int32Array.from(merged, ({ place }) => place),
    chance: Float64Array.from(merged, ({ chance }) => chance),
    late: Int32Array.from(merged, ({ late }) => late),
  };
}

/** Where a stop may leave a train in the end, how likely, and how many turns later. */
type Sequel = { place: number; chance: number; late: number };

/**
 * What follows a stop, for one train alone: a judgement of chapters 8 and 9, not the rules. Rivers are left out, as they
 * change nothing for the train itself, and so is what hardly ever comes about.
 */
function judgeOf(board: Board, line: Line, places: Places) {
  const marks = board.lines[line] as Board['lines'][number];

  function cardSequel(card: Effect, where: Where): Omit<Sequel, 'chance'>[] {
    const { front, sections, dynamite, slow } = where;
    const at = (to: Space, track = sections) => ({
      place: places.at(Math.max(START, to), track, dynamite, slow),
      late: 0,
    });
    const laid = (count: number) =>
      dynamite > 0 ? at(front) : at(front, Math.min(board.sections, sections + count));
    switch (card.is) {
      case 'back':
        return [at(front - card.spaces)];
      case 'to-post':
        return [at(marks.post[front] as Space)];
      case 'to-garrison':
        return [at(marks.garrison[front] as Space)];
      case 'miss-turn':
        return [{ ...at(front), late: 1 }];
      case 'one-die':
        // Half a turn is lost.
        return [at(front), { ...at(front), late: slow || dynamite > 0 ? 0 : 1 }];
      case 'lose-sections': {
        const needed = Math.ceil(Math.max(front, dynamite) / SPACES_PER_SECTION);
        return [at(front, Math.max(needed, sections - card.sections))];
      }
      case 'forward': {
        const far = Math.min(front + card.spaces, sections * SPACES_PER_SECTION);
        if (dynamite === 0 || far < dynamite - 1) return [at(far)];
        return [{ place: places.at(dynamite - 1, sections, 0, slow), late: 0 }];
      }
      case 'lay-sections':
        return [laid(card.sections)];
      case 'extra-turn':
        // As good as what is laid in it.
        return [laid(2)];
      case 'clear-dynamite':
        return [{ place: places.at(front, sections, 0, slow), late: 0 }];
      default:
        return [at(front)];
    }
  }

  return {
    /** 8.1 */
    ambush(where: Where): Sequel[] {
      const { front, sections, dynamite, slow } = where;
      const place = places.at(front, sections, dynamite, slow);
      const gap = front - TRAIN - (marks.relief[front] as Space);
      return turnsToCover(gap).map((chance, late) => ({ place, chance, late }));
    },

    /** 9.1, every card as likely as the others. */
    danger(where: Where): Sequel[] {
      return CARDS.flatMap((card) => {
        const sequels = cardSequel(card, where);
        const chance = 1 / CARDS.length / sequels.length;
        return sequels.map((sequel) => ({ ...sequel, chance }));
      });
    },
  };
}
