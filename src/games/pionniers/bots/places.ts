import type { Board } from '#games/pionniers/rules/board.ts';
import { SPACES_PER_SECTION } from '#games/pionniers/rules/data/lines.ts';
import { type Line, SECTIONS_TO_START, type Space, START } from '#games/pionniers/rules/model.ts';

/** All that is kept in mind of one train: where it stands, its track, the dynamite before it, and the slow signal. */
export type Where = { front: Space; sections: number; dynamite: Space; slow: boolean };

/** Every `Where` of a line has a number: first a place without dynamite, then the same with it, the nearest first. */
export type Places = {
  all: readonly Where[];
  /** The number after the last: a train that has come home. */
  home: number;
  at(front: Space, sections: number, dynamite: Space, slow: boolean): number;
};

export function placesOf(board: Board, line: Line): Places {
  const { spaces, sections: most, slowAfter } = board;
  const strikeable = board.lines[line]?.strikeable as readonly Space[];
  const all: Where[] = [];
  const first = new Int32Array((spaces + 1) * (most + 1) * 2);
  const keyOf = (front: Space, sections: number, slow: boolean): number =>
    (front * (most + 1) + sections) * 2 + (slow ? 1 : 0);
  // A slow train whose track has been taken back behind the signal: too rare to have a place of its own.
  const isSlow = (front: Space, sections: number, slow: boolean): boolean =>
    front > slowAfter || (slow && sections * SPACES_PER_SECTION > slowAfter);
  const enter = (front: Space, sections: number): void => {
    const railhead = sections * SPACES_PER_SECTION;
    for (const slow of [false, true]) {
      if (slow !== isSlow(front, sections, slow)) continue;
      first[keyOf(front, sections, slow)] = all.length;
      all.push({ front, sections, dynamite: 0, slow });
      if (front === 0) continue;
      for (const dynamite of strikeable) {
        if (dynamite > front && dynamite <= railhead) all.push({ front, sections, dynamite, slow });
      }
    }
  };
  for (let sections = 0; sections < SECTIONS_TO_START; sections++) enter(0, sections);
  for (let front = START; front < spaces; front++) {
    for (let n = Math.ceil(front / SPACES_PER_SECTION); n <= most; n++) enter(front, n);
  }
  const upTo = Int32Array.from(
    { length: spaces + 1 },
    (_, space) => strikeable.filter((mark) => mark <= space).length,
  );
  return {
    all,
    home: all.length,
    at(front, sections, dynamite, slow) {
      if (front >= spaces) return all.length;
      const place = first[keyOf(front, sections, isSlow(front, sections, slow))] as number;
      return dynamite === 0 ? place : place + (upTo[dynamite] as number) - (upTo[front] as number);
    },
  };
}
