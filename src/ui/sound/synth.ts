import { type SoundName, sounds, type Tone } from './sounds.ts';

/** All sounds together are as loud as this, of one. */
const VOLUME = 0.22;

/** A tone comes in so long, so that it does not crack. */
const ATTACK_S = 0.006;
/** A tone that falls to this is not heard any more. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let rings = 0;

/**
 * Plays a sound now. A browser lets a page sound only once somebody has touched it: until then it is silent, and nothing is kept
 * for later, for a bell that comes late is a lie.
 */
export async function play(name: SoundName): Promise<void> {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  if (context.state !== 'running') return;
  rings++;
  await Promise.all(sounds[name].map((tone) => struck(context as AudioContext, tone)));
  // Nothing runs while nothing sounds.
  if (--rings === 0) await context.suspend();
}

/** Done when it is silent again. */
function struck(at: AudioContext, { shape, hertz, at: after, lasts, gain }: Tone): Promise<void> {
  const begin = at.currentTime + after;
  const tone = new OscillatorNode(at, { type: shape, frequency: hertz });
  const loudness = new GainNode(at, { gain: SILENCE });
  loudness.gain.setValueAtTime(SILENCE, begin);
  loudness.gain.exponentialRampToValueAtTime(gain * VOLUME, begin + ATTACK_S);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, begin + ATTACK_S + lasts);
  tone.connect(loudness).connect(at.destination);
  return new Promise((resolve) => {
    tone.addEventListener('ended', () => {
      loudness.disconnect();
      resolve();
    });
    tone.start(begin);
    tone.stop(begin + ATTACK_S + lasts);
  });
}
