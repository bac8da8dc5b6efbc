import { type Known, LAY, MOVE } from './known.ts';

const field = [
  { front: 30, sections: 12 },
  { front: 28, sections: 12 },
];

/** To lay or to move. */
export const track: readonly Known[] = [
  {
    why: 'One space of track ahead: every throw of two dice derails.',
    position: { trains: [{ front: 23, sections: 6 }, ...field] },
    best: [LAY],
  },
  {
    why: 'The train has just come onto the board, one space from the railhead.',
    position: { trains: [{ front: 7, sections: 2 }, ...field] },
    best: [LAY],
  },
  {
    why: 'At the railhead itself even a 2 derails.',
    position: { trains: [{ front: 40, sections: 10 }, ...field] },
    best: [LAY],
  },
  {
    why: 'Two spaces ahead: only a double one stays on the track.',
    position: { trains: [{ front: 42, sections: 11 }, ...field] },
    best: [LAY],
  },
  {
    why: 'Three spaces ahead: three throws of thirty-six stay on the track.',
    position: { trains: [{ front: 33, sections: 9 }, ...field] },
    best: [LAY],
  },
  {
    why: 'Four spaces ahead: five throws of six derail.',
    position: { trains: [{ front: 52, sections: 14 }, ...field] },
    best: [LAY],
  },
  {
    why: 'Behind the slow signal one die is thrown, and one space ahead is still too little.',
    position: { trains: [{ front: 91, sections: 23 }, ...field] },
    best: [LAY],
  },
  {
    why: 'The last section is missing right before the buffers: five throws of six derail.',
    position: { trains: [{ front: 99, sections: 25 }, ...field] },
    best: [LAY],
  },
  {
    why: 'At the railhead behind the slow signal every throw derails.',
    position: { trains: [{ front: 100, sections: 25 }, ...field] },
    best: [LAY],
  },
  {
    why: 'Two spaces ahead, one die: two throws of three derail, and seven spaces are lost each time.',
    position: { trains: [{ front: 90, sections: 23 }, ...field] },
    best: [LAY],
  },
  {
    why: 'All track but one section lies, and the rivals are thirty spaces ahead: what is laid now is not run.',
    position: {
      trains: [
        { front: 50, sections: 25 },
        { front: 85, sections: 26 },
        { front: 84, sections: 26 },
      ],
    },
    best: [MOVE],
  },
  {
    why: 'Twenty spaces ahead, and everybody else is near the slow signal.',
    position: {
      trains: [
        { front: 44, sections: 16 },
        { front: 86, sections: 26 },
        { front: 87, sections: 26 },
      ],
    },
    best: [MOVE],
  },
  {
    why: 'Five spaces ahead at the very beginning: seven throws of ten derail.',
    position: { trains: [{ front: 7, sections: 3 }, ...field] },
    best: [LAY],
  },
  {
    why: 'Three spaces ahead, among four, with the leader in reach: a derailment would cost the place.',
    position: { trains: [{ front: 61, sections: 16 }, ...field, { front: 63, sections: 18 }] },
    best: [LAY],
  },
  {
    why: 'In the fog one die is thrown; one space ahead is too little all the same.',
    position: { trains: [{ front: 47, sections: 12, oneDie: true }, ...field] },
    best: [LAY],
  },
  {
    why: 'The slanted board: at the railhead every throw derails there too.',
    position: { board: 'slanted', trains: [{ front: 24, sections: 6 }, ...field] },
    best: [LAY],
  },
  {
    why: 'One space before the slow signal and before the railhead: two dice, and all of them derail.',
    position: { trains: [{ front: 87, sections: 22 }, ...field] },
    best: [LAY],
  },
  {
    why: 'Two rivals: one space of track and a river behind it change nothing, the throw derails.',
    position: {
      trains: [
        { front: 35, sections: 9 },
        { front: 36, sections: 12 },
      ],
    },
    best: [LAY],
  },
];
