/** What the door of a game says. */
export type DoorMessages = {
  title(game: string): string;
  facts: string;
  minutes(least: number, most: number): string;
  /** By the number of wagons. */
  weights: readonly [string, string, string];
  slides: string;
  play: string;
  learn: {
    title: string;
    text: string;
    /** In the corner, before the lesson is begun and after. */
    first: string;
    again: string;
    stops(count: number): string;
    resume(stop: number): string;
    go: string;
    goAgain: string;
    goOn: string;
  };
  times: {
    title: string;
    none: string;
    when: string;
    who: string;
    result: string;
    rules: string;
    opponents: string;
    won(names: readonly string[]): string;
  };
  opponents: {
    title: string;
    /** How each plays, by its name in the code; one of which nothing is said has its name only. */
    lines: Readonly<Record<string, string>>;
    play(name: string): string;
    /** Leads to how strong they are. */
    crew: string;
  };
};
