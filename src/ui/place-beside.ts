const GAP = 14;
const EDGE = 10;

export type Side = 'right' | 'left' | 'below' | 'above';

/** Puts a notice beside what it speaks of, within the window, and says on which side for its beak. */
export function placeBeside(
  notice: HTMLElement,
  target: Pick<Element, 'getBoundingClientRect'>,
  sides: readonly Side[] = ['right', 'left', 'above', 'below'],
): void {
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = notice;
  const room: Readonly<Record<Side, number>> = {
    right: innerWidth - at.right - width,
    left: at.left - width,
    below: innerHeight - at.bottom - height,
    above: at.top - height,
  };
  const side = sides.find((one) => room[one] >= GAP + EDGE) ?? 'above';
  const beside = side === 'right' || side === 'left';
  const middle = beside ? at.top + at.height / 2 : at.left + at.width / 2;
  const along = beside ? height : width;
  const most = (beside ? innerHeight : innerWidth) - EDGE - along;
  // The beak stands a third down a tall notice, so that it is read from where one looks.
  const start = Math.max(EDGE, Math.min(middle - along / 3, most));
  const across = {
    right: at.right + GAP,
    left: at.left - GAP - width,
    below: at.bottom + GAP,
    above: Math.max(EDGE, at.top - GAP - height),
  }[side];
  notice.dataset['side'] = side;
  notice.style.left = `${beside ? across : start}px`;
  notice.style.top = `${beside ? start : across}px`;
  notice.style.setProperty('--beak', `${Math.max(16, Math.min(middle - start, along - 16))}px`);
}
