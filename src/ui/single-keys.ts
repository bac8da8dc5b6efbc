import { remembered } from './remembered.ts';

/** Single keys act at once, unless somebody has switched them off (WCAG 2.1.4). */
export const singleKeys = remembered<boolean>('rotonde.keys', (stored) => stored !== false);
