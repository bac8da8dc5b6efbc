import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Way } from '#ui/map-view/steer.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { zoomByKey } from '#ui/map-view/zoom-keys.ts';
import { singleKeys } from '#ui/single-keys.ts';
import { freshOf, lessThan, MODES } from './held.ts';
import type { Focus } from './use-focus.ts';
import type { Turn } from './use-turn.ts';
import { nextCity } from './walk.ts';

const PAN = 90;

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const PANS: Readonly<Record<Way, readonly [number, number]>> = {
  left: [PAN, 0],
  right: [-PAN, 0],
  up: [0, PAN],
  down: [0, -PAN],
};

export type Now = { turn: Turn; table: Table; view: ViewControl; focus: Focus };

/**
 * Keys of the board. On the map arrows go along a link that leads that way, else to the nearest city; on a lit tile they
 * go through the tiles; with Shift they move the map. In a panel they go through its choices. Escape steps back. B, C, E,
 * D, T, W choose an action; F finds a city; plus, minus and nought change the scale.
 *
 * True: the key meant something.
 */
export function press(event: KeyboardEvent, root: HTMLElement, now: Now): boolean {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (event.key === 'Escape') return stepBack(root, now);
  const onMap = isFree(event.target) || target?.closest('.rw-map') != null;
  if (onMap && walkMap(event, root, target, now)) return true;
  if (!onMap && walkPanel(event, target)) return true;
  return single(event, root, target, now);
}

function stepBack(root: HTMLElement, { turn, table }: Now): boolean {
  // The screen's own "why not?" is closed first.
  if (document.querySelector('.tbl-why')) return false;
  if (!lessThan(turn.held, freshOf(table, turn.ask).plan)) return false;
  turn.press({ on: 'back' }, root, true);
  return true;
}

/** Choices that stand one under the other. */
const CHOICE = '[data-piece], [data-route], [data-start], [data-turn], [data-mode]';

function walkPanel({ key }: KeyboardEvent, from: HTMLElement | undefined): boolean {
  if (!from?.matches(CHOICE)) return false;
  const box = from.closest('ul, nav, .rw-colours, .rw-foot, .rw-list');
  const all = [...(box?.querySelectorAll<HTMLElement>(CHOICE) ?? [])];
  const at = all.indexOf(from);
  const to = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: -1,
  }[key];
  if (to === undefined || all.length === 0) return false;
  all.at(to % all.length)?.focus();
  return true;
}

function walkMap(
  event: KeyboardEvent,
  root: HTMLElement,
  target: HTMLElement | undefined,
  { table, view }: Now,
): boolean {
  const heading = ARROWS[event.key];
  const [kind, which] = (target?.dataset['place'] ?? '').split(':');
  if (kind === 'tile' && !event.shiftKey && (heading || event.key.startsWith('Page'))) {
    const all = [...root.querySelectorAll<HTMLElement>('[data-place^="tile:"]')];
    const by = ['ArrowLeft', 'ArrowUp', 'PageUp'].includes(event.key) ? -1 : 1;
    all.at((all.indexOf(target as HTMLElement) + by) % all.length)?.focus({ preventScroll: true });
    return true;
  }
  if (!heading) return false;
  if (event.shiftKey) {
    view.pan(...PANS[heading]);
    return true;
  }
  const next = kind === 'city' ? nextCity(table, Number(which), heading) : tabbedCity(root);
  if (next === undefined) return kind === 'city';
  root.querySelector<HTMLElement>(`[data-place="city:${next}"]`)?.focus({ preventScroll: true });
  return true;
}

/** The one that the Tab key comes to. */
function tabbedCity(root: HTMLElement): City {
  const tabbed = root.querySelector<HTMLElement>('[data-place^="city:"][tabindex="0"]');
  return Number(tabbed?.dataset['place']?.split(':')[1] ?? 0);
}

function single(
  { key, repeat }: KeyboardEvent,
  root: HTMLElement,
  target: HTMLElement | undefined,
  { turn, view, focus }: Now,
): boolean {
  if (!target?.closest('.rw-map') && !singleKeys.get()) return false;
  if (zoomByKey(key, view)) return true;
  if (!singleKeys.get() || repeat) return false;
  if (key.toLowerCase() === 'f') {
    root.querySelector<HTMLElement>('[data-find]')?.focus();
    return true;
  }
  const mode = MODES[key.toLowerCase()];
  if (mode === undefined || turn.ask !== 'act') return false;
  const button = root.querySelector<HTMLElement>(`[data-mode="${mode}"]`);
  if (!button) return false;
  if (turn.held.mode === mode) focus(`[data-mode="${mode}"]`);
  else button.click();
  return true;
}

const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.id === 'main');
