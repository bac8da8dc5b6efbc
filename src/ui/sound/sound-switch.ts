import { remembered } from '../remembered.ts';
import type { SoundName } from './sounds.ts';

/** Sounds are off until somebody asks for them, in this browser. */
export const soundOn = remembered<boolean>('rotonde.sound', (stored) => stored === true);

/** Rings, if sounds are wished for. What makes them is fetched with the first. */
export function ring(name: SoundName): void {
  if (!soundOn.get()) return;
  // A sound is never the only sign: where it cannot be had, nothing is lost.
  import('./synth.ts').then(({ play }) => play(name)).catch(() => undefined);
}
