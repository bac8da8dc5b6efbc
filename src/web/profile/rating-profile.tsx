import type { ReactNode } from 'react';
import type { RatingPace, RatingShown, SheetShown } from '#protocol/http/people.ts';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { lineProfile } from './line-profile.ts';
import { Drawing } from './rating-drawing.tsx';
import { useFigures } from './use-figures.ts';
import './rating.css';

/** So many games that counted are needed for a line. */
const DRAWN_FROM = 10;

/** One dash for each line, the first solid. */
const DASHES = ['', '10 4', '2 4', '8 3 2 3'] as const;

/** The rating as the long profile of a line; live and slow games apart. */
export function RatingProfile({ sheet, pace, onPace }: RatingProfileProps): ReactNode {
  const { rating } = useCatalogue(profileWords);
  const paces = (['live', 'slow'] as const).filter((one) =>
    sheet.ratings.some((rated) => rated.pace === one),
  );
  const here = sheet.ratings.filter((one) => one.pace === pace);
  const drawn = here.filter(({ played }) => played >= DRAWN_FROM).slice(0, DASHES.length);
  const most = Math.max(0, ...here.map(({ played }) => played));
  return (
    <section className="profile-part profile-rating">
      <div className="profile-above">
        <h2>
          {rating.title} <small>{paces.length === 1 ? rating.paces[pace] : ''}</small>
        </h2>
        {paces.length > 1 ? (
          <fieldset className="profile-paces">
            <legend className="visually-hidden">{rating.pace}</legend>
            {paces.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="profile-pace"
                  checked={one === pace}
                  onChange={() => onPace(one)}
                />
                {rating.paces[one]}
              </label>
            ))}
          </fieldset>
        ) : undefined}
      </div>
      {drawn.length > 0 ? (
        <Lines drawn={drawn} />
      ) : (
        <p className="profile-note">
          {here.length === 0 ? rating.none : rating.few(DRAWN_FROM - most)}
        </p>
      )}
    </section>
  );
}

type RatingProfileProps = {
  sheet: SheetShown;
  pace: RatingPace;
  onPace: (pace: RatingPace) => void;
};

function Lines({ drawn }: { drawn: readonly RatingShown[] }): ReactNode {
  const { rating } = useCatalogue(profileWords);
  const figures = useFigures();
  const isPhone = useMedia(media.phone);
  const frame = isPhone
    ? { width: 366, height: 300, labels: 14 }
    : { width: 700, height: 318, labels: 150 };
  const profile = lineProfile(drawn, frame);
  const [main] = drawn;
  const first = main?.curve[0]?.value ?? 0;
  const highest = rating.highest(
    figures.whole(profile.highest.value),
    figures.day(profile.highest.at),
  );
  const label = rating.drawn(
    figures.gameName(main?.game ?? ''),
    figures.whole(first),
    figures.whole(main?.value ?? 0),
    highest,
  );
  return (
    <>
      <Drawing
        profile={profile}
        frame={frame}
        dashes={DASHES}
        isPhone={isPhone}
        label={label}
        highest={highest}
      />
      {isPhone && drawn.length > 1 ? (
        <ul className="profile-strokes">
          {profile.lines.map(({ game }, i) => (
            <li key={game}>
              <svg width="34" height="8" aria-hidden="true">
                <path
                  d="M0 4h34"
                  stroke="var(--ink)"
                  strokeWidth={i === 0 ? 3 : 2}
                  strokeDasharray={DASHES[i]}
                />
              </svg>
              {figures.gameName(game)}
            </li>
          ))}
        </ul>
      ) : undefined}
    </>
  );
}
