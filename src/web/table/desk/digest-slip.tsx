import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#ui/button.tsx';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { DigestLine } from './digest-lines.ts';
import { SeatBadge, type StripLook, useSpoken, useWhole, WholeLine } from './digest-strip.tsx';
import './digest-slip.css';

/** The line that is pointed at, in full, in a corner of the board: of what bears `data-slip`, else of the whole board. */
export function DigestSlip({ line, look, onClose }: SlipProps): ReactNode {
  const { why } = useCatalogue(tableWords);
  const slip = useRef<HTMLDivElement>(null);
  const phone = useMedia(media.phone);
  const whole = useWhole(line, look);
  const spoken = useSpoken(line, look);
  useLayoutEffect(() => {
    const put = (): void => {
      if (slip.current) place(slip.current, phone);
    };
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  });
  const { seat, strip } = line;
  return (
    <div ref={slip} className="digest-slip" role="status">
      {seat === undefined ? undefined : (
        <SeatBadge seat={seat} look={look} about={line.strip?.about} />
      )}
      <p className="visually-hidden">{spoken}</p>
      <p aria-hidden="true">
        {strip?.gain === undefined ? undefined : <b className="digest-gain">{strip.gain}</b>}{' '}
        <WholeLine line={line} whole={whole} />
      </p>
      <IconButton icon="close" label={why.close} onClick={onClose} />
    </div>
  );
}

type SlipProps = { line: DigestLine; look: StripLook; onClose: () => void };

const MARGIN = 10;

/**
 * `data-slip="top"`: its lower corner is taken. On a phone it stands right under the strips, where the finger is; and where
 * the board has no such place, below its upper edge.
 */
function place(slip: HTMLElement, phone: boolean): void {
  const board = document.querySelector<HTMLElement>('.table-board');
  const map = board?.querySelector<HTMLElement>('[data-slip]');
  const shown = !phone && map?.checkVisibility() ? map : board;
  if (!shown) return;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const low = shown === map && map?.dataset['slip'] !== 'top';
  slip.style.top = low ? '' : `${top + MARGIN}px`;
  slip.style.bottom = low ? `${innerHeight - bottom + MARGIN}px` : '';
  slip.style.left = low || phone ? `${left + MARGIN}px` : '';
  slip.style.right = low ? '' : `${innerWidth - right + MARGIN}px`;
}
