import type { Pace } from '#ui/pace.ts';

/** What the menu of a table says: fetched with it. */
export type MenuWords = {
  title: string;
  language: string;
  pace: string;
  paces: Readonly<Record<Pace, string>>;
  /** The button that does what its key does. */
  read: string;
  keys: string;
  keysHint: string;
  keyList: readonly (readonly [key: string, does: string])[];
  /** Where there is something to plan. */
  draftKeys: readonly (readonly [key: string, does: string])[];
  home: string;
};
