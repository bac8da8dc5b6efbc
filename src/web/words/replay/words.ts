/** What a recorded game says while it is opened and seen again. Fetched with it. */
export type ReplayWords = {
  title: string;
  text: string;
  choose: string;
  drop: string;
  bad: string;
  badEntry(entry: string): string;
  badHeader: string;
  unknownGame(game: string): string;
  /** `rules`: the number it was played by. */
  otherRules(rules: number): string;
  notOver: string;
  stopped: string;
  toTable: string;
  none: string;
  verified(entries: number): string;
  verifiedChance(entries: number): string;
  controls: string;
  start: string;
  back: string;
  play: string;
  pause: string;
  step: string;
  end: string;
  at: string;
  /** Under the slider's thumb, spoken. */
  position(at: number, of: number, text: string): string;
  before: string;
  speed: string;
  times(speed: number): string;
  eyes: string;
  eyesOf(name: string): string;
  watcher: string;
  everyone: string;
  another: string;
  unplayable: string;
};
