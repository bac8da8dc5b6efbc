import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import { type FocusWish, isFree } from '#ui/handling/focus.ts';
import { pressSingle } from '#ui/handling/keys.ts';
import { arrowOf, markOf, panByArrow, walkAlong } from '#ui/handling/walk.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { IN_PANEL } from './focus-rules.ts';
import { MODES } from './held.ts';
import type { Turn } from './use-turn.ts';
import { nextCity } from './walk.ts';

const PAN = 90;

export type Now = { turn: Turn; table: Table; view: ViewControl; focus: FocusWish };

/**
 * Keys of the board. On the map arrows go along a link that leads that way, else to the nearest city; on a lit tile they
 * go through the tiles; with Shift they move the map. In a panel they go through its choices. Escape steps back. B, C, E,
 * D, T, W choose an action; F finds a city; plus, minus and nought change the scale.
 *
 * True: the key meant something.
 */
export function pressKey(event: KeyboardEvent, root: HTMLElement, now: Now): boolean {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (event.key === 'Escape') return now.turn.press({ on: 'back' }, root);
  const onMap = isFree(event.target) || target?.closest('.rt-map') != null;
  if (onMap && walkMap(event, root, target, now)) return true;
  if (!onMap && walkPanel(event, target)) return true;
  return single(event, root, target, now);
}

/** Choices that stand one under the other. */
const CHOICE = '[data-piece], [data-route], [data-start], [data-turn], [data-mode]';

function walkPanel({ key }: KeyboardEvent, from: HTMLElement | undefined): boolean {
  if (!from?.matches(CHOICE)) return false;
  const box = from.closest('ul, nav, .rt-colours, .rt-foot, .rt-list');
  const all = [...(box?.querySelectorAll<HTMLElement>(CHOICE) ?? [])];
  return walkAlong(key, all, from);
}

/** Where three tiles of a hex are walked, a page is a step. */
const ALONG: Readonly<Record<string, string>> = { PageUp: 'ArrowUp', PageDown: 'ArrowDown' };

function walkMap(
  event: KeyboardEvent,
  root: HTMLElement,
  target: HTMLElement | undefined,
  { table, view }: Now,
): boolean {
  const heading = arrowOf(event.key);
  const [kind, which] = markOf(target, 'place');
  if (target && kind === 'tile' && !event.shiftKey && (heading || event.key.startsWith('Page'))) {
    const all = [...root.querySelectorAll<HTMLElement>('[data-place^="tile:"]')];
    return walkAlong(ALONG[event.key] ?? event.key, all, target, { preventScroll: true });
  }
  if (!heading) return false;
  if (event.shiftKey) {
    panByArrow(view, heading, PAN);
    return true;
  }
  const next = kind === 'city' ? nextCity(table, Number(which), heading) : tabbedCity(root);
  if (next === undefined) return kind === 'city';
  root.querySelector<HTMLElement>(`[data-place="city:${next}"]`)?.focus({ preventScroll: true });
  return true;
}

/** The one last stood on. */
function tabbedCity(root: HTMLElement): City {
  const tabbed = root.querySelector<HTMLElement>('[data-place^="city:"][data-last]');
  return Number(tabbed?.dataset['place']?.split(':')[1] ?? 0);
}

function single(
  event: KeyboardEvent,
  root: HTMLElement,
  target: HTMLElement | undefined,
  { turn, view, focus }: Now,
): boolean {
  return pressSingle(event, view, target?.closest('.rt-map') != null, (key) => {
    if (key === 'f') {
      // On a phone it may be folded away.
      const find = root.querySelector<HTMLElement>('[data-find]');
      (find ?? root.querySelector<HTMLElement>('.map-tools-fold'))?.focus();
      return true;
    }
    const mode = MODES[key];
    if (mode === undefined || turn.ask !== 'act') return false;
    const button = root.querySelector<HTMLElement>(`[data-mode="${mode}"]`);
    if (turn.held.mode === mode) focus.current = `[data-mode="${mode}"]`;
    else {
      button?.click();
      // From the map, too: what is to be chosen stands in the panel. Only a track begins on the map.
      if (mode !== 'build') focus.current = IN_PANEL;
    }
    return button !== null;
  });
}
