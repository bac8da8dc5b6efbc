import type { Language } from '#kernel/game.ts';

/** What the About page says of a game. */
export type About = Readonly<Record<Language, AboutWords>>;

export type AboutWords = {
  /** How far its figures can be trusted, in a sentence. */
  provenance: string;
  figures: readonly Figure[];
  designers: string;
  /** Who published it, and when. */
  published: string;
};

/** One figure of a game, and how we come to know it: by one of the marks of the rulebooks, or from other figures. */
export type Figure = { name: string; value: string; origin: Origin; from: string };

type Origin = 'printed' | 'published' | 'ruling' | 'recalled' | 'reconstructed' | 'deduced';
