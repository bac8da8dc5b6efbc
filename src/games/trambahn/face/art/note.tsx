/** The back of every card: in a money pile it is a note of a thousand marks (1.5). */
export function Note() {
  return (
    <svg className="tram-card" viewBox="0 0 100 142" aria-hidden="true">
      <use href="#tram-note" />
    </svg>
  );
}
