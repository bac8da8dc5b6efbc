import type { ReactNode } from 'react';
import type { ViewControl } from './use-view.ts';
import './zoom-buttons.css';

const DRAWINGS = {
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  whole: 'M14 4h6v6M10 20H4v-6M20 4l-6.500 6.500M4 20l6.500-6.500',
} as const;

/** Closer, farther, the whole map. */
export function ZoomButtons({ view, words }: { view: ViewControl; words: ZoomWords }): ReactNode {
  return (
    <div className="map-zoom">
      {(['closer', 'farther', 'whole'] as const).map((what) => (
        <button
          key={what}
          type="button"
          data-view={what}
          aria-label={words[what]}
          title={words[what]}
          onClick={view[what]}
        >
          <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d={DRAWINGS[what]} />
          </svg>
        </button>
      ))}
    </div>
  );
}

type ZoomWords = Readonly<Record<keyof typeof DRAWINGS, string>>;
