import { buttonAt } from '../../learn/spots.ts';

/** So many frames for the board to show what a press brings. */
const PATIENCE = 30;

/** Presses these one after another, as a hand would; stops at one that does not come. */
export async function layOut(spots: readonly string[]): Promise<void> {
  for (const spot of spots) {
    const button = await appeared(spot);
    if (!button) return;
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (spot === spots.at(-1)) button.focus({ preventScroll: true });
    await nextFrame();
  }
}

async function appeared(spot: string): Promise<HTMLElement | SVGElement | undefined> {
  for (let frame = 0; frame < PATIENCE; frame++) {
    const button = buttonAt(spot);
    if (button) return button;
    await nextFrame();
  }
  return undefined;
}

const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
