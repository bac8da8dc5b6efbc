import type { SoundName } from '#ui/sound/sounds.ts';

/** What is said about sounds. Each is called by what it tells. */
export type SoundWords = Readonly<Record<SoundName, string>> & {
  title: string;
  on: string;
  listen(sound: string): string;
  hint: string;
};
