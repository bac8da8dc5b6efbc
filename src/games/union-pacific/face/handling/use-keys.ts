import { type RefObject, useEffect, useRef } from 'react';
import { along, steered, type Way } from '#ui/map-view/steer.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { zoomByKey } from '#ui/map-view/zoom-keys.ts';
import { singleKeys } from '#ui/single-keys.ts';
import type { Focus } from './use-focus.ts';
import type { Lights } from './use-lights.ts';
import type { Turn } from './use-turn.ts';

const PAN = 80;

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Now = { turn: Turn; lights: Lights; view: ViewControl; focus: Focus };

/**
 * Keys of the board. Arrows go along cards and chips, and from space to space on the map; Page up and down go through the
 * spaces from west to east. Enter on a card goes on to the companies, on a company to its spaces; on what is chosen
 * already it does it. Escape steps back. B builds, I invests; plus, minus and nought move the view.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  turn: Turn,
  lights: Lights,
  view: ViewControl,
  focus: Focus,
): void {
  const now = useRef<Now>({ turn, lights, view, focus });
  now.current = { turn, lights, view, focus };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal') || isWriting(event.target)) return;
      if (root.current && press(event, root.current, now.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root]);
}

function press(event: KeyboardEvent, root: HTMLElement, now: Now): boolean {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const onMap = isFree(event.target) || target?.closest('.un-map') != null;
  if (event.key === 'Enter' || event.key === ' ') {
    goOn(target, now);
    return false;
  }
  if (event.key === 'Escape') return stepBack(root, target, now);
  if (target?.dataset['piece'] !== undefined && walkPieces(event, root, target)) return true;
  if (onMap && walkMap(event, root, target, now)) return true;
  return single(event, root, target, now);
}

/** After the press of a card or a chip has done its work. */
function goOn(target: HTMLElement | undefined, { turn, focus }: Now): void {
  const [kind, which] = (target?.dataset['piece'] ?? '').split(':');
  if (turn.ask !== 'act') return;
  if (kind === 'track' && turn.aim.track !== Number(which)) focus('[data-piece^="chip:"]');
  if (kind === 'chip' && turn.aim.company !== Number(which)) focus('[data-place]');
}

function stepBack(
  root: HTMLElement,
  target: HTMLElement | undefined,
  { turn, focus }: Now,
): boolean {
  // A notice, or the screen's own "why not?", is closed first.
  const panel = root.querySelector<HTMLElement>('[data-close-panel]');
  if (panel) {
    panel.click();
    return true;
  }
  if (document.querySelector('.tbl-why')) return false;
  const { aim } = turn;
  if (!turn.stepBack()) return false;
  if (target?.dataset['place'] !== undefined && aim.space === undefined) {
    focus(`[data-piece="chip:${aim.company}"], [data-piece^="chip:"]`);
  } else if (target?.dataset['piece']?.startsWith('chip:') && aim.track !== undefined) {
    focus(`[data-piece="track:${aim.track}"]`);
  }
  return true;
}

function walkPieces({ key }: KeyboardEvent, root: HTMLElement, from: HTMLElement): boolean {
  const kind = from.dataset['piece']?.split(':')[0];
  const all = [...root.querySelectorAll<HTMLElement>(`[data-piece^="${kind}:"]`)];
  const at = all.indexOf(from);
  const to = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: -1,
  }[key];
  if (to === undefined) return false;
  all.at(to % all.length)?.focus();
  return true;
}

function walkMap(
  event: KeyboardEvent,
  root: HTMLElement,
  target: HTMLElement | undefined,
  { lights, view }: Now,
): boolean {
  const arrow = ARROWS[event.key];
  const from =
    target?.dataset['place'] === undefined ? lights.aim : Number(target.dataset['place']);
  const by = { PageDown: 1, PageUp: -1 }[event.key] as 1 | -1 | undefined;
  if (lights.spots.length > 0 && !event.shiftKey && (arrow || by)) {
    const next = arrow ? steered(lights.spots, from, arrow) : along(lights.spots, from, by ?? 1);
    root
      .querySelector<HTMLElement>(`[data-place="${next ?? from}"]`)
      ?.focus({ preventScroll: true });
    return true;
  }
  if (!arrow) return false;
  const { dx, dy } = {
    left: { dx: PAN, dy: 0 },
    right: { dx: -PAN, dy: 0 },
    up: { dx: 0, dy: PAN },
    down: { dx: 0, dy: -PAN },
  }[arrow];
  view.pan(dx, dy);
  return true;
}

function single(
  { key, repeat }: KeyboardEvent,
  root: HTMLElement,
  target: HTMLElement | undefined,
  { turn, view, focus }: Now,
): boolean {
  if (!target?.closest('.un-map') && !singleKeys.get()) return false;
  if (zoomByKey(key, view)) return true;
  return singleKeys.get() && !repeat && changeMode(key.toLowerCase(), root, turn, focus);
}

function changeMode(key: string, root: HTMLElement, { ask, mode }: Turn, focus: Focus): boolean {
  const to = { b: 'build', i: 'invest' }[key];
  if (ask !== 'act' || to === undefined) return false;
  const button = root.querySelector<HTMLElement>('[data-do="mode"]');
  if (to === mode || !button) return true;
  focus(to === 'invest' ? '[data-piece^="hand:"]' : '[data-piece^="track:"]');
  button.click();
  return true;
}

const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.id === 'main');

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;
