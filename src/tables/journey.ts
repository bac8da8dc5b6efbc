import { Refusing } from './refusing.ts';

/** H.15: whoever is on a journey has what all others on it have. */
export function refuseOnJourney(): never {
  throw new Refusing({ rule: 'H.15' });
}
