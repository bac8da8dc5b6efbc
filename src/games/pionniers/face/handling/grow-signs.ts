import { signsAt } from '../logic/signs.ts';

/** Below this many pixels for a unit, words beside neighbouring spaces would lie on each other. */
const FAR = 0.5;

/** Tells the signs how large they are to be, and whether there is room for words beside the spaces. */
export function growSigns(world: HTMLElement, { k }: { k: number }): void {
  if (world.hasAttribute('data-far') !== k < FAR) world.toggleAttribute('data-far', k < FAR);
  const signs = `${signsAt(k)}`;
  // To say the same again would lay out the board again.
  if (world.style.getPropertyValue('--signs') !== signs) {
    world.style.setProperty('--signs', signs);
  }
}
