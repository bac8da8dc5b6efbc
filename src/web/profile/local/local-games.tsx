import { type ReactNode, useEffect, useState } from 'react';
import { BOT_NAMES } from '#protocol/bot-names.ts';
import { Link } from '../../link.tsx';
import { useLanguage } from '../../preferences.ts';
import { profileWords } from '../../words/profile/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { Against } from '../against.tsx';
import { useFigures } from '../use-figures.ts';
import { botsOf, figuresOf, type LocalFigures, type LocalGame } from './local-figures.ts';
import { readLocalGames } from './read-local-games.ts';
import './local-games.css';

/** The games that are kept in this browser, in figures: nobody else has them. */
export function LocalGames(): ReactNode {
  const { local } = useCatalogue(profileWords);
  const language = useLanguage();
  const [games, setGames] = useState<readonly LocalGame[]>();
  useEffect(() => {
    // A browser that keeps nothing has no games.
    void readLocalGames().then(setGames, () => setGames([]));
  }, []);
  if (games === undefined) return undefined;
  const bots = botsOf(games).map(({ bot, won, lost }) => ({
    name: BOT_NAMES[language][bot] ?? bot,
    won,
    lost,
  }));
  return (
    <section className="profile-local" aria-labelledby="profile-local">
      <h2 id="profile-local">
        {local.title} <small>{local.note}</small>
      </h2>
      {games.length === 0 ? (
        <p className="profile-note">
          {local.none} <Link href="/">{local.begin}</Link>
        </p>
      ) : (
        <div className="profile-grid">
          <Table figures={figuresOf(games)} />
          {bots.length > 0 ? <Against opponents={bots} /> : undefined}
        </div>
      )}
    </section>
  );
}

function Table({ figures }: { figures: readonly LocalFigures[] }): ReactNode {
  const { local, results } = useCatalogue(profileWords);
  return (
    <div className="profile-results">
      <table>
        <caption>{results.title}</caption>
        <thead>
          <tr>
            <th scope="col">{results.game}</th>
            <th scope="col">{results.played}</th>
            <th scope="col">{results.won}</th>
            <td />
            <th scope="col">{local.best}</th>
            <th scope="col">{local.mean}</th>
            <th scope="col">{local.longest}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <Row key={one.game} figures={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NOTHING = '–';

function Row({ figures }: { figures: LocalFigures }): ReactNode {
  const { local, results } = useCatalogue(profileWords);
  const { whole, share, gameName } = useFigures();
  const { game, played, alone, won, best, mean, longest } = figures;
  const told = (label: string, value: string): ReactNode => (
    <td className="profile-told">
      <span aria-hidden="true">{label}</span> {value}
    </td>
  );
  return (
    <tr>
      <th scope="row">{gameName(game)}</th>
      {told(results.played, whole(played))}
      <td className="profile-won">
        {alone === 0 ? (
          NOTHING
        ) : (
          <>
            <b>{whole(won)}</b> <small>{share(won, alone)}</small>
          </>
        )}
      </td>
      <td className="profile-places">
        <Share won={won} alone={alone} />
      </td>
      {told(local.best, best === undefined ? NOTHING : whole(best))}
      {told(local.mean, mean === undefined ? NOTHING : whole(Math.round(mean)))}
      {told(local.longest, local.decisions(longest))}
    </tr>
  );
}

/** Won solid, the others hatched. The figures beside it say the same. */
function Share({ won, alone }: Pick<LocalFigures, 'won' | 'alone'>): ReactNode {
  if (alone === 0) return undefined;
  const reach = (won / alone) * 100;
  return (
    <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <rect x="1" y="3" width="98" height="18" fill="url(#profile-fine)" stroke="var(--ink)" />
      <rect x="0.5" y="2.5" width={Math.max(0, reach - 0.5)} height="19" fill="var(--ink)" />
    </svg>
  );
}
