import type { ReactNode } from 'react';
import { LineIcon } from '#ui/icons.tsx';

const drawings = {
  wait: 'M7 3h10M7 21h10M8 3v3q0 3 4 6q4-3 4-6V3M8 21v-3q0-3 4-6q4 3 4 6v3',
  bell: 'M12 4a6 6 0 0 1 6 6v5l2 3H4l2-3v-5a6 6 0 0 1 6-6zM10 21h4M12 2v2',
  cap: 'M3 13q9-5 18 0M4.500 12.500Q5 6 12 6t7.500 6.500M3 13v3q9-4 18 0v-3M12 6v3',
  stop: 'M5 3v18M5 4h14l-4 4.500 4 4.500H5',
  film: 'M2.500 5h19v14h-19zM2.500 9h19M2.500 15h19M6 5v4M10 5v4M14 5v4M18 5v4M6 15v4M10 15v4M14 15v4M18 15v4',
} as const;

export type WayIconName = keyof typeof drawings;

/** The drawings of what may be done about somebody's absence. */
export function WayIcon({ name, size = 26 }: { name: WayIconName; size?: number }): ReactNode {
  return (
    <LineIcon className="icon" size={size}>
      <path d={drawings[name]} />
    </LineIcon>
  );
}

/** Who plays for somebody wears the driver's cap. */
export function CapIcon(): ReactNode {
  return <WayIcon name="cap" />;
}
