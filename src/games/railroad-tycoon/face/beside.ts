/** What lies on the map and stands round it. It is fetched beside the map, as one script (`later.tsx`). */

export { Acts, CardsOnShow, Panel, PhoneSheet } from './board/dock.tsx';
export { Cities, Engines, MapDefs, Names, Places, Tracks, Western } from './board/pieces.tsx';
export { Score } from './score/score.tsx';
export { ScoreLine } from './score/score-line.tsx';
