import type { ReactNode } from 'react';

/** Our own line drawings, on a field of 24 by 24, in the colour of the text beside them. */
const drawings = {
  undo: 'M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12h-2',
  book: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2v2.500M12 19.500V22M2 12h2.500M19.5 12H22M4.9 4.900l1.8 1.800M17.3 17.300l1.8 1.800M4.9 19.100l1.8-1.800M17.3 6.700l1.8-1.8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  arrow: 'M3 12h17M14 6l6 6-6 6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 15V3M7.5 7.500L12 3l4.5 4.500M5 12v8h14v-8',
  check: 'M4 13l5 5L20 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.500L21 21',
  swap: 'M7 4v15M3 15l4 4 4-4M17 20V5M13 9l4-4 4 4',
  play: 'M7 4.500v15L19.5 12z',
  pause: 'M8 5v14M16 5v14',
  step: 'M6 5v14l9-7zM18.5 5v14',
  back: 'M18 5v14l-9-7zM5.5 5v14',
  rewind: 'M12 6v12l-8-6zM21 6v12l-8-6z',
  forward: 'M12 6v12l8-6zM3 6v12l8-6z',
  eye: 'M2 12q10-13 20 0q-10 13-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM2 20q0-7 7-7t7 7M16 4.500a3.2 3.2 0 0 1 0 6.200M18.5 13.500q3.5 1 3.5 6.5',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4 21q0-7 8-7t8 7',
  engine:
    'M3 8h9v8M3 8v9M2 17h19l1.500-4.500H12M16 12.500V8.500M14.5 8.500h3M7 17.500a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM16 17.500a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  chain:
    'M10 14a4 4 0 0 0 5.700 0l3.600-3.600a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-5.700 0l-3.600 3.600a4 4 0 0 0 5.700 5.700l1.300-1.300',
  clipboard: 'M6 5h12v16H6zM9 3h6v4H9zM9 11h6M9 15h6',
  download: 'M12 3v12M7.5 10.500L12 15l4.5-4.500M5 16v4h14v-4',
  upload: 'M12 15V4M7.5 8.500L12 4l4.5 4.500M5 16v4h14v-4',
  dice: 'M4 4h16v16H4zM8.5 8.500h.01M15.5 15.500h.01M12 12h.01',
  log: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
  pencil: 'M4 20l1.2-4.8L16.5 4l3.5 3.5L8.8 18.800zM14 6.500l3.5 3.5',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.5 8.500q3 3.5 0 7',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }): ReactNode {
  return (
    <LineIcon className="icon" size={size}>
      <path d={drawings[name]} />
    </LineIcon>
  );
}

/** A drawing in lines, on a field of 24 by 24. */
export function LineIcon({ className, size, children }: LineIconProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type LineIconProps = { className: string; size: number; children: ReactNode };

/** The stop disc that opens every "why not?". */
export function StopDisc({ size = 20 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="var(--stop)" />
      <path d="M5 10h14v4H5z" fill="var(--card)" />
    </svg>
  );
}
