import type { Live } from '../snapshot.ts';

/** Several people sit at this device. */
export const isShared = ({ mine }: Pick<Live, 'mine'>): boolean => mine.length > 1;
