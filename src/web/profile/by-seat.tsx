import type { CSSProperties, ReactNode } from 'react';
import type { SheetShown } from '#protocol/http/people.ts';
import { seats as boards } from '#ui/palettes.ts';
import { Seat } from '#ui/seat.tsx';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { useFigures } from './use-figures.ts';

/** How often games were won from each seat; the mean is a dashed line. */
export function BySeat({ sheet: { seats, played, won } }: { sheet: SheetShown }): ReactNode {
  const { bySeat } = useCatalogue(profileWords);
  const figures = useFigures();
  const shares = seats.map((seat) => (seat.played === 0 ? 0 : seat.won / seat.played));
  const mean = won / played;
  // The highest column leaves a little air.
  const top = Math.max(...shares, mean) * 1.1;
  const height = (share: number): string => `${Math.round((share / top) * 100)}%`;
  return (
    <section className="profile-part profile-seats">
      <h2>{bySeat.title}</h2>
      <ol style={{ '--profile-mean': mean / top } as CSSProperties}>
        {seats.map((seat, i) => {
          const board = boards[i];
          if (!board) return undefined;
          return (
            <li key={board.id}>
              <span className="figures">
                {seat.played === 0 ? '–' : figures.share(seat.won, seat.played)}
              </span>
              <span className="profile-shaft">
                <i style={{ height: height(shares[i] ?? 0) }} />
              </span>
              <Seat colour={board.id} size={30} label={board.letter} />
              <small>{bySeat.of(seat.played)}</small>
            </li>
          );
        })}
      </ol>
      <p className="profile-note">{bySeat.note(figures.share(won, played))}</p>
    </section>
  );
}
