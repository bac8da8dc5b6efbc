/** All that lies on the printed map: one script, fetched beside the board. */
export { Cities } from '../art/cities.tsx';
export { MapDefs } from '../art/defs.tsx';
export { Engines } from '../art/engines.tsx';
export { Names } from '../art/names.tsx';
export { Tracks } from '../art/tracks.tsx';
export { Western } from '../art/western.tsx';
export { Places } from './places.tsx';
