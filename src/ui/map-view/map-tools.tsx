import { type ReactNode, useState } from 'react';
import { Icon } from '../icons.tsx';
import { media } from '../media.ts';
import { useMedia } from '../use-media.ts';
import './map-tools.css';

/** What helps to find one's way on a map. On a phone it would cover the map: there it is folded into one button. */
export function MapTools({ label, children }: MapToolsProps): ReactNode {
  const phone = useMedia(media.phone);
  const [open, setOpen] = useState(false);
  if (!phone) return children;
  return (
    <div className="map-tools">
      <button
        type="button"
        className="map-tools-fold"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'search'} />
      </button>
      {open ? children : null}
    </div>
  );
}

type MapToolsProps = { label: string; children: ReactNode };
