/** All that stands round the map: one script, fetched beside the board. */
export { Acts } from './acts.tsx';
export { CardsOnShow } from './cards.tsx';
export { Panel } from './panel.tsx';
export { PhoneSheet } from './phone-sheet.tsx';
