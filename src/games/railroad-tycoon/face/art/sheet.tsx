import { lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { Late } from '#ui/late.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import './art.css';
import type { MapGeometry } from './geometry.ts';
import type { Level } from './level.ts';
import { type Bitmaps, keepPainted, PIECE } from './sheet/bitmaps.ts';
import { PlainSheet } from './sheet/plain.tsx';

/** What is written on the sheet is only for the eye: nobody waits for it. */
const Lettering = lazy(() =>
  import('./sheet/lettering.tsx').then((m) => ({ default: m.Lettering })),
);

/** The printed country. It is painted by a worker and never again while the map moves; `level` says how sharply. */
export const Sheet = memo(function Sheet({ geometry, level, language }: SheetProps): ReactNode {
  const base = useRef<HTMLImageElement>(null);
  const pieces = useRef<HTMLDivElement>(null);
  const bitmaps = useRef<Bitmaps>(undefined);
  const [painted, setPainted] = useState(false);
  const at = useRef(level);
  useEffect(() => {
    const begin = (): void => {
      const sheets = pieces.current?.querySelectorAll('img') ?? [];
      if (!base.current || typeof OffscreenCanvas === 'undefined') return;
      bitmaps.current = keepPainted(geometry, base.current, [...sheets], () => setPainted(true));
      bitmaps.current.setLevel(at.current);
    };
    // It takes a second of somebody's time: after the board, and what comes late on it, and not beside them.
    let callOff = whenIdle(() => {
      callOff = whenIdle(begin);
    });
    return () => {
      callOff();
      bitmaps.current?.end();
      bitmaps.current = undefined;
      setPainted(false);
    };
  }, [geometry]);
  useEffect(() => {
    at.current = level;
    bitmaps.current?.setLevel(level);
  }, [level]);
  return (
    <div className={`rt-sheet rt-${level}`} aria-hidden="true">
      {painted ? null : <PlainSheet geometry={geometry} />}
      <img ref={base} className="rt-sheet-base" alt="" hidden={!painted} />
      <div ref={pieces}>
        {piecesOf(geometry).map((piece) => (
          <img key={`${piece.left},${piece.top}`} alt="" style={piece} />
        ))}
      </div>
      <Late>
        <Suspense>
          <Lettering geometry={geometry} language={language} />
        </Suspense>
      </Late>
    </div>
  );
});

type SheetProps = { geometry: MapGeometry; level: Level; language: Language };

type Place = { left: number; top: number; width: number; height: number };

function piecesOf({ width, height }: MapGeometry): Place[] {
  const [across, down] = [Math.ceil(width / PIECE), Math.ceil(height / PIECE)];
  return Array.from({ length: across * down }, (_, i) => {
    const [left, top] = [(i % across) * PIECE, Math.floor(i / across) * PIECE];
    // They overlap a little, so that no seam is seen between them.
    const size = (most: number): number => Math.min(PIECE + 1, most);
    return { left, top, width: size(width - left), height: size(height - top) };
  });
}
