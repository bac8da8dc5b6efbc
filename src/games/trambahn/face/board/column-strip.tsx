import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Columns, type Fit, fitOf, type Room } from '../logic/fit.ts';
import { useViewer } from '../viewer.ts';

/**
 * Columns side by side. Their strips and they themselves grow smaller before anything scrolls; what scrolls is this
 * strip alone, and keys can scroll it.
 */
export function ColumnStrip({ columns, scrolls, children }: ColumnStripProps): ReactNode {
  const { words } = useViewer();
  const strip = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>();
  // Measured here and not by a container query: those lay out everything in them anew at each move.
  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      setRoom((old) =>
        old?.width === clientWidth - PADDING && old.height === clientHeight - PADDING
          ? old
          : { width: clientWidth - PADDING, height: clientHeight - PADDING },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={strip}
      className="tram-cols"
      style={styleOf(columns, room && fitOf(room, columns))}
      {...(scrolls ? { role: 'group', 'aria-label': words.board.columns, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}

type ColumnStripProps = {
  columns: Columns;
  /** Nothing in it takes the focus by itself. */
  scrolls: boolean;
  children: ReactNode;
};

/** Room for the rings around columns. */
const PADDING = 12;

/** A phone takes none of these but `--tall`: there the strip is as high as it needs to be. */
function styleOf({ tallest }: Columns, fit: Fit | undefined): CSSProperties {
  return {
    '--tall': Math.max(tallest, 1),
    ...(fit && {
      '--fit-gap': `${fit.gap}px`,
      '--fit-col': `${fit.col}px`,
      '--fit-head': `${fit.head}px`,
      '--fit-strip': `${fit.strip}px`,
    }),
  } as CSSProperties;
}
