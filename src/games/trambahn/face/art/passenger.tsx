import { type Card, isConductor, type Line } from '#games/trambahn/rules/model.ts';
import { TONES } from '../logic/lines.ts';

/** A card that has become a passenger: who he was does not matter, only where he stands (4.6, 4.7). */
export function Passenger({ card, row }: { card: Card; row: Line }) {
  const tone = TONES[row];
  return (
    <svg className="tram-passenger" viewBox="0 0 46 50" aria-hidden="true">
      <rect className="tram-card-face" x=".8" y=".8" width="44.4" height="48.4" rx="5" />
      <path d="M.8 12V6a5 5 0 0 1 5-5h34.400a5 5 0 0 1 5 5v6z" fill={`var(--line-${tone})`} />
      {isConductor(card) ? (
        <use href="#tram-conductor" x="6" y="13" width="34" height="36" />
      ) : (
        <use
          href="#tram-rider"
          x="10"
          y="16"
          width="26"
          height="32.5"
          fill={`var(--line-${tone}-pr)`}
        />
      )}
    </svg>
  );
}
