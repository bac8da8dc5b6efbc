import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RatingPace, SheetShown } from '#protocol/http/people.ts';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { Against } from './against.tsx';
import { Bots } from './bots.tsx';
import { BySeat } from './by-seat.tsx';
import { FinishedGames } from './finished-games.tsx';
import { Hatching } from './hatching.tsx';
import { Punches } from './punched.tsx';
import { RatingProfile } from './rating-profile.tsx';
import { RatingSwitch } from './rating-switch.tsx';
import { Results } from './results.tsx';
import { SheetHead } from './sheet-head.tsx';
import './parts.css';

/** It reads every log that is kept here, with the rules of its game. */
export const LocalGames = lazy(() =>
  import('./local/local-games.tsx').then((m) => ({ default: m.LocalGames })),
);

/** Fewer games than that are told in figures alone. */
const DRAWN_FROM = 10;

/** A whole log sheet: ink and hatching only. No drawing needs its colour. */
export function Sheet({ sheet, onChanged }: SheetProps): ReactNode {
  const words = useCatalogue(profileWords);
  const [pace, setPace] = useState<RatingPace>(sheet.ratings[0]?.pace ?? 'live');
  const isDrawn = sheet.played >= DRAWN_FROM;
  const { mark } = sheet;
  return (
    <div className="profile">
      <Hatching />
      <SheetHead sheet={sheet} />
      <div className="profile-grid">
        <Results sheet={sheet} pace={pace} />
        {sheet.rated ? <RatingProfile sheet={sheet} pace={pace} onPace={setPace} /> : undefined}
        {isDrawn ? undefined : (
          <p className="profile-note profile-few">{words.few(DRAWN_FROM - sheet.played)}</p>
        )}
        {sheet.opponents.length > 0 ? <Against opponents={sheet.opponents} /> : undefined}
        {isDrawn ? <BySeat sheet={sheet} /> : undefined}
        {sheet.bots.length > 0 ? <Bots bots={sheet.bots} /> : undefined}
      </div>
      <Punches sheet={sheet} />
      {sheet.mine ? (
        <Suspense>
          <LocalGames />
        </Suspense>
      ) : undefined}
      {mark === undefined ? undefined : <FinishedGames person={mark} />}
      {sheet.mine && mark !== undefined ? (
        <RatingSwitch rated={sheet.rated} onChanged={onChanged} />
      ) : undefined}
      <p className="profile-note">{words.note}</p>
    </div>
  );
}

type SheetProps = { sheet: SheetShown; onChanged: () => Promise<void> };
