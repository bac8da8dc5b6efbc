import type { ReactNode } from 'react';
import { LineIcon } from '#ui/icons.tsx';

/** What only this page draws. */
const drawings = {
  key: 'M8 9a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 13h9M18 13v4M21 13v3',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  computer: 'M5 5h14v10H5zM2 19h20l-2-4H4z',
  phone: 'M7 2.500h10v19H7zM10.500 18.500h3',
  tablet: 'M4 3.500h16v17H4zM11 17.500h2',
  plus: 'M12 5v14M5 12h14',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6zM4 17h16M10 20.500h4',
  hook: 'M9 3h5v8M14 11a5 5 0 1 1-8 4M6 15l-1.500 3M6 15l3 1.500',
  feed: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5.500 18.500h.01',
} as const;

export function WayIcon({ name, size }: { name: keyof typeof drawings; size: number }): ReactNode {
  return (
    <LineIcon className="icon" size={size}>
      <path d={drawings[name]} />
    </LineIcon>
  );
}
