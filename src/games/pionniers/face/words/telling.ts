import type { ThrowOutcome } from '#games/pionniers/rules/forecast.ts';
import type { Line, Space } from '#games/pionniers/rules/model.ts';
import type { Deed } from '../telling/deeds.ts';
import type { Who } from './words.ts';

/** One train, as it is told: whose, on which line, where. */
export type Standing = { who: Who; line: Line; front: Space };

/** A chance of a throw that is more than nothing, in whole per cents. */
export type Odd = { kind: ThrowOutcome['kind']; percent: number };

/** Of one's own train: `short` for a strip on a phone. */
type Sign<Told extends unknown[]> = {
  title(line: Line | undefined): string;
  short(line: Line | undefined): string;
  text(...told: Told): string;
};

/** What is told in a few words: the strips of the digest, the signs, the table read aloud. */
export type TellingWords = {
  /** After the name of who did it; a crate on whose line, and on which where they have several. */
  deed(deed: Deed, target: Who | undefined, on: Line | undefined): string;
  /** In a word or two, without a name. */
  short(deed: Deed): string;
  /** What a move or a laying has added: "+9 spaces". */
  spaces(count: number): string;
  sections(count: number): string;
  onLine(line: Line, text: string): string;
  /** Here and in the signs: on which line, where everybody has several. */
  won(who: Who, line: Line | undefined): string;
  missed(line: Line | undefined): string;

  signs: {
    won: { title: string; text(who: Who, line: Line | undefined): string };
    derailed: Sign<[railhead: Space, to: Space]>;
    ambushed: Sign<[space: Space, garrison: Space]>;
    dynamite: {
      title(line: Line | undefined): string;
      /** `to`: so far back the train was pushed. */
      short(line: Line | undefined, to: Space | undefined): string;
      text(who: Who, line: Line, space: Space, to: Space | undefined): string;
    };
    complete: {
      title(who: Who): string;
      short(line: Line): string;
      text(who: Who, line: Line): string;
    };
  };

  aloud: {
    /** The first sentence: where all trains stand, the first first. */
    trains(all: readonly Standing[], spaces: Space): string;
    settling: string;
    over(who: Who): string;
    waits(name: string): string;
    /** The second: laying (up to which spaces) and moving (with which chances), as far as they are allowed. */
    choices(
      lay: readonly Space[] | undefined,
      move: { least: number; most: number; odds: readonly Odd[]; runs: boolean } | undefined,
    ): string;
    strike(places: readonly { line: Line; spaces: readonly Space[] }[], crates: number): string;
  };
};
