import { signsAt } from '../logic/signs.ts';

/** Tells the signs how large they are to be. */
export function growSigns(world: HTMLElement, { k }: { k: number }): void {
  const signs = `${signsAt(k)}`;
  // To say the same again would lay out the board again.
  if (world.style.getPropertyValue('--signs') !== signs) {
    world.style.setProperty('--signs', signs);
  }
}
