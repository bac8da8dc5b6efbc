import type { ReactNode } from 'react';
import { games } from '#games/index.ts';
import type { SheetShown } from '#protocol/http/people.ts';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { PUNCHES, punchesOf, SHAPES } from './punches.ts';

/** Those to come are dotted. */
export function Punches({ sheet }: { sheet: SheetShown }): ReactNode {
  const { punches } = useCatalogue(profileWords);
  const made = punchesOf(sheet, games.length);
  return (
    <section className="profile-punches">
      <h2>{punches.title}</h2>
      <ul>
        {PUNCHES.map((punch) => (
          <li key={punch} className={made.has(punch) ? 'profile-made' : undefined}>
            <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
              <path d={SHAPES[punch]} />
            </svg>
            <span>
              {punches[punch]}
              {made.has(punch) ? undefined : (
                <span className="visually-hidden">, {punches.toCome}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
