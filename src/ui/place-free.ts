/** A piece of the window. */
export type Span = { left: number; right: number; top: number; bottom: number };

/** What a notice should leave free, and how much that matters. */
export type Kept = { span: Span; weight: number };

const EDGE = 8;

const touches = (a: Span, b: Span): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where a notice of this height stands on a phone, as its top: where it covers least of what can be pressed now, and as
 * low as that allows, near the thumb.
 */
export function freestTop(
  height: number,
  { bottom, left, right }: { bottom: number; left: number; right: number },
  kept: readonly Kept[],
): number {
  const lowest = Math.max(EDGE, bottom - EDGE - height);
  const costOf = (top: number): number =>
    kept
      .filter(({ span }) => touches(span, { left, right, top, bottom: top + height }))
      .reduce((sum, { weight }) => sum + weight, 0);
  // It is freest beside something, at the lower edge or at the upper one.
  const tops = kept.flatMap(({ span }) => [span.top - EDGE - height, span.bottom + EDGE]);
  const open = [EDGE, ...tops.filter((top) => top > EDGE && top < lowest), lowest];
  return open.sort((a, b) => costOf(a) - costOf(b) || b - a)[0] ?? lowest;
}

/** From what a turn cannot do without to what only helps. What was refused is to be seen, too. */
const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  ['[data-lever]', 40],
  ['[data-place].lit, [data-offer]', 20],
  ['[data-piece]', 8],
  ['#main button:not([aria-disabled="true"])', 2],
  ['button', 1],
];

/** The notice covers no lever, no lit place and nothing on offer (`data-offer`) if it can; then nothing of the hand; then as few buttons as possible. */
export function placeFree(notice: HTMLElement, at: Element | undefined): void {
  const kept = [
    ...document.querySelectorAll('[data-place].lit, [data-offer], button, [data-piece]'),
  ].flatMap((one): Kept[] => {
    if (notice.contains(one) || !one.checkVisibility() || isBehind(one, notice)) return [];
    const weight = WEIGHTS.find(([selector]) => one.matches(selector))?.[1] ?? 0;
    return [{ span: one.getBoundingClientRect(), weight }];
  });
  if (at) kept.push({ span: at.getBoundingClientRect(), weight: 4 });
  const { left, right, height } = notice.getBoundingClientRect();
  notice.style.top = `${freestTop(height, { bottom: innerHeight, left, right }, kept)}px`;
}

/** It is on a map, in a part of it that is out of the window or under a sheet. */
function isBehind(place: Element, notice: Element): boolean {
  const frame = place.closest('.map-frame');
  if (!frame) return false;
  const { left, top, width, height } = place.getBoundingClientRect();
  const above = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((one) => !notice.contains(one));
  return !above || !frame.contains(above);
}
