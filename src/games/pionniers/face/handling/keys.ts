import { isFree } from '#ui/handling/focus.ts';
import { pressSingle } from '#ui/handling/keys.ts';
import { arrowOf, panByArrow } from '#ui/handling/walk.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import type { Turn } from './use-turn.ts';

const BUTTONS: Readonly<Record<string, string>> = {
  l: 'lay',
  m: 'move',
  a: 'move',
  k: 'keep-crate',
  g: 'keep-crate',
};

type Now = { turn: Turn; view: ViewControl };

/**
 * Keys of the board, when nothing else has the focus or the map has: arrows walk the places for a crate, or move the
 * view; plus, minus and nought bring it closer, farther, back. L lays, M or A moves, K or G keeps the crate.
 *
 * True: the key meant something.
 */
export function pressKey(event: KeyboardEvent, root: HTMLElement, { turn, view }: Now): boolean {
  const inMap = isWithin(event.target, '.pio-map');
  const onMap = isFree(event.target) || inMap;
  const arrow = arrowOf(event.key);
  const walks = turn.ask === 'strike' && !event.shiftKey;
  // Buttons have no use for arrows.
  if (arrow && (onMap || (walks && isWithin(event.target, '.pio-asked')))) {
    if (walks) turn.press({ on: 'arrow', way: arrow, byKeys: true }, root);
    else panByArrow(view, arrow);
    return true;
  }
  if (event.key === 'Escape' && turn.press({ on: 'back' }, root)) return true;
  return pressSingle(event, view, inMap, (key) => pressButton(key, root));
}

function pressButton(key: string, root: HTMLElement): boolean {
  const deed = BUTTONS[key];
  const button = deed === undefined ? null : root.querySelector<HTMLElement>(`[data-do="${deed}"]`);
  if (!button?.checkVisibility({ visibilityProperty: true })) return false;
  button.click();
  return true;
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
