import type { ComponentType, ReactNode } from 'react';
import type { Language, RuleId } from '#kernel/game.ts';

type InBoth = Readonly<Record<Language, string>>;

/** What the door of a game says of it (`face/facts.ts`). What counts most in the aim is `**strong**`. */
export type Facts = {
  /** Where and when: "Munich, 1900". */
  readonly place: InBoth;
  /** The aim, in one sentence. */
  readonly aim: InBoth;
  /** From the shortest usual game to the longest. */
  readonly minutes: readonly [least: number, most: number];
  /** Wagons behind the engine. */
  readonly weight: 1 | 2 | 3;
  /** Of its lesson; nothing: it has none. */
  readonly stops?: number;
  /** A game in four pictures; each names a drawing of `face/pictures.tsx`. */
  readonly slides: readonly { readonly picture: string; readonly text: InBoth }[];
};

/** What a game has drawn of itself, out of the pieces of its board (`face/pictures.tsx`). Drawn by the build. */
export type GamePictures = {
  /** Once around all of them: who looks, and what the drawings refer to by id. */
  readonly Scene: ComponentType<SceneProps>;
  /** By name. Decoration: what stands beside one says it in words. */
  readonly drawings: Readonly<Record<string, ComponentType<{ language: Language }>>>;
};

export type SceneProps = { language: Language; children: ReactNode };

/** The half page before the articles (`rulebook/essentials.ts`). Each thing said names the rules it stands in. */
export type Essentials = {
  readonly aim: InBoth;
  /** A turn as a set of points: what comes first, then one of the ways; or one way only. */
  readonly turn: {
    readonly says: InBoth;
    readonly rules: readonly RuleId[];
    readonly first: { readonly picture?: string; readonly text: InBoth };
    readonly ways: readonly Way[];
  };
  readonly pictures: readonly {
    readonly picture: string;
    readonly title: InBoth;
    readonly text: InBoth;
    readonly rules: readonly RuleId[];
  }[];
};

type Way = {
  readonly name: InBoth;
  /** What follows on it; `may`: if one wishes. */
  readonly steps: readonly { readonly text: InBoth; readonly may?: true }[];
};
