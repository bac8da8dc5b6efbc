/** What a plan shows on the map and in the auction. Fetched when there is one. */
export { PencilRings, PencilTracks } from './art/pencil.tsx';
export { BidsLeft } from './board/bids-left.tsx';
