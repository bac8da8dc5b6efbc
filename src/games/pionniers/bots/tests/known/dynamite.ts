import { crate, KEEP, type Known } from './known.ts';

/** The places of one line where a crate may lie, from here on. */
const from = (line: number, ...spaces: number[]) => spaces.map((space) => crate(line, space));

/** Where to put a crate, if anywhere. */
export const dynamite: readonly Known[] = [
  {
    why: 'The leader has track far ahead: a crate at its end slows it all the way.',
    position: {
      phase: 'strike',
      trains: [
        { front: 61, sections: 18 },
        { front: 66, sections: 23 },
        { front: 38, sections: 10 },
      ],
    },
    best: [crate(1, 91)],
  },
  {
    why: 'No track lies far ahead of the leader: right before it, a crate drives it back.',
    position: {
      phase: 'strike',
      trains: [
        { front: 61, sections: 18 },
        { front: 78, sections: 20 },
        { front: 40, sections: 12 },
      ],
    },
    best: [crate(1, 79)],
  },
  {
    why: 'One rival is about to come home, the other cannot win any more.',
    position: {
      phase: 'strike',
      trains: [
        { front: 84, sections: 26 },
        { front: 83, sections: 26 },
        { front: 20, sections: 8 },
      ],
    },
    blunders: from(2, 23, 31),
  },
  {
    why: 'Six spaces from home, and a crate can lie right before it: it goes back four, and creeps.',
    position: {
      phase: 'strike',
      trains: [
        { front: 84, sections: 26 },
        { front: 98, sections: 26 },
        { front: 60, sections: 20 },
      ],
    },
    best: [crate(1, 99)],
  },
  {
    why: 'The rival needs an eight: kept, the crate is never of use again.',
    position: {
      phase: 'strike',
      trains: [
        { front: 93, sections: 26 },
        { front: 96, sections: 26 },
      ],
    },
    blunders: [KEEP],
  },
  {
    why: 'The second train is far behind: it is the first that must be held up.',
    position: {
      phase: 'strike',
      trains: [
        { front: 61, sections: 24 },
        { front: 83, sections: 26 },
        { front: 13, sections: 8 },
        { front: 12, sections: 6 },
      ],
    },
    blunders: [...from(2, 17, 23, 31), ...from(3, 17, 23)],
  },
  {
    why: 'A push-back from 65 to 61 would put the leader on a river, and let it answer.',
    position: {
      phase: 'strike',
      trains: [
        { front: 48, sections: 20 },
        { front: 65, sections: 23 },
        { front: 30, sections: 12 },
      ],
    },
    blunders: [KEEP],
  },
  {
    why: 'Right before the leader, a crate costs it four spaces and a crawl; before the last train it costs nobody anything.',
    position: {
      phase: 'strike',
      trains: [
        { front: 61, sections: 18 },
        { front: 83, sections: 21 },
        { front: 18, sections: 6 },
      ],
    },
    blunders: [KEEP, ...from(2, 23)],
  },
  {
    why: 'The leader is blocked already; of the others one is fifty spaces before the other.',
    position: {
      phase: 'strike',
      trains: [
        { front: 48, sections: 16, crates: 4 },
        { front: 76, sections: 21, dynamite: 84 },
        { front: 66, sections: 24 },
        { front: 16, sections: 8 },
      ],
    },
    blunders: from(3, 17, 23, 31),
  },
  {
    why: 'The one rival that is left to win stands far ahead with all its track: it must not run on.',
    position: {
      phase: 'strike',
      trains: [
        { front: 75, sections: 26 },
        { front: 86, sections: 26 },
        { front: 23, sections: 7 },
      ],
    },
    best: from(1, 91, 95, 99),
  },
];
