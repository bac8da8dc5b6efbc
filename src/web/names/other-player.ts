import { remembered } from '#web/remembered.ts';

/** Who sat opposite on this device the last time. */
export const otherPlayer = remembered<string | undefined>('rotonde.other-player', (stored) =>
  typeof stored === 'string' && stored !== '' ? stored : undefined,
);
