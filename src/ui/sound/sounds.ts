/** One partial of a sound: a tone that is struck and dies away. Times in seconds, `gain` as a share of the whole. */
export type Tone = {
  readonly shape: 'sine' | 'triangle';
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  readonly gain: number;
};

export type SoundName = 'turn' | 'bell' | 'laid' | 'end';

const note = (hertz: number, at: number, lasts: number, gain: number): readonly Tone[] => [
  { shape: 'sine', hertz, at, lasts, gain },
  // A little of the octave, which makes it a bar of metal and not a whistle.
  { shape: 'sine', hertz: hertz * 2, at, lasts: lasts * 0.4, gain: gain * 0.18 },
];

/** A bell: partials that are none of each other's multiples, the higher the shorter. */
const bell = (hertz: number): readonly Tone[] =>
  [
    [1, 1.6, 0.5],
    [2, 1.1, 0.24],
    [2.4, 0.9, 0.16],
    [3.01, 0.6, 0.1],
    [4.17, 0.35, 0.06],
  ].map(([ratio = 1, lasts = 1, gain = 0]) => ({
    shape: 'sine',
    hertz: hertz * ratio,
    at: 0,
    lasts,
    gain,
  }));

/**
 * All that a table is heard by: two notes for one's turn, one bell for its last minute, a soft click for what one has laid, three notes
 * for the end of a game. They are synthesised here, and soft: no partial is louder than half of the whole.
 */
export const sounds: Readonly<Record<SoundName, readonly Tone[]>> = {
  turn: [...note(523.25, 0, 0.5, 0.34), ...note(698.46, 0.16, 0.8, 0.34)],
  bell: bell(784),
  laid: [
    { shape: 'triangle', hertz: 196, at: 0, lasts: 0.07, gain: 0.4 },
    { shape: 'sine', hertz: 1174.66, at: 0, lasts: 0.025, gain: 0.08 },
  ],
  end: [
    ...note(392, 0, 0.7, 0.28),
    ...note(523.25, 0.2, 0.8, 0.28),
    ...note(659.26, 0.4, 1.4, 0.3),
  ],
};

export const soundNames = Object.keys(sounds) as readonly SoundName[];
