import type { RefObject } from 'react';
import { isFree } from '#ui/handling/focus.ts';
import { pressSingle, useKeys as useBoardKeys } from '#ui/handling/keys.ts';
import { arrowOf, markOf, panByArrow, walkAlong } from '#ui/handling/walk.ts';
import { along, steered } from '#ui/map-view/steer.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import type { MapLights } from './use-lights.ts';
import type { Playing } from './use-turn.ts';

type Now = { turn: Playing; lights: MapLights; view: ViewControl };

/**
 * Keys of the board. Arrows go along cards and chips, and from space to space on the map; Page up and down go through the
 * spaces from west to east. Enter on a card goes on to the companies, on a company to its spaces; on what is chosen
 * already it does it. Escape steps back. B builds, I invests; plus, minus and nought move the view.
 */
export function useKeys(root: RefObject<HTMLElement | null>, now: Now): void {
  useBoardKeys(root, (event, board) => press(event, board, now));
}

function press(event: KeyboardEvent, board: HTMLElement, now: Now): boolean {
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  const inMap = target?.closest('.up-map') != null;
  if (event.key === 'Escape') return stepBack(board, target, now);
  if (target && walkPieces(event, board, target)) return true;
  if ((inMap || isFree(event.target)) && walkMap(event, board, target, now)) return true;
  return pressSingle(event, now.view, inMap, (key) => changeMode(key, board, now));
}

function stepBack(board: HTMLElement, target: HTMLElement | undefined, { turn }: Now): boolean {
  const [kind] = markOf(target, 'piece');
  const onSpace = target?.dataset['place'] !== undefined;
  const from = onSpace ? 'space' : kind === 'chip' ? 'company' : undefined;
  return turn.press({ is: 'back', from, byKeys: true }, board);
}

function walkPieces({ key }: KeyboardEvent, board: HTMLElement, from: HTMLElement): boolean {
  const [kind] = markOf(from, 'piece');
  if (kind === '') return false;
  return walkAlong(key, [...board.querySelectorAll<HTMLElement>(`[data-piece^="${kind}:"]`)], from);
}

function walkMap(
  { key, shiftKey }: KeyboardEvent,
  board: HTMLElement,
  target: HTMLElement | undefined,
  { lights: { spots, looked }, view }: Now,
): boolean {
  const arrow = arrowOf(key);
  const place = target?.dataset['place'];
  const from = place === undefined ? looked : Number(place);
  const by = { PageDown: 1, PageUp: -1 }[key] as 1 | -1 | undefined;
  if (spots.length > 0 && !shiftKey && (arrow || by)) {
    const next = arrow ? steered(spots, from, arrow) : along(spots, from, by ?? 1);
    const space = board.querySelector<HTMLElement>(`[data-place="${next ?? from}"]`);
    space?.focus({ preventScroll: true });
    return true;
  }
  if (!arrow) return false;
  panByArrow(view, arrow);
  return true;
}

function changeMode(key: string, board: HTMLElement, { turn }: Now): boolean {
  const mode = ({ b: 'build', i: 'invest' } as const)[key];
  if (turn.ask !== 'act' || mode === undefined) return false;
  turn.press({ is: 'mode', mode, byKeys: true }, board);
  return true;
}
