import type { ReactNode } from 'react';
import { games } from '#games/index.ts';
import type { Manifest } from '#games/manifest.ts';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { namesOf } from '../table/names.ts';
import { soloRivals, usualBot } from '../table/setup/sitters.ts';
import { hallWords } from '../words/hall/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import { Cells, When } from './row.tsx';

/** As many as a board without people has room for. */
const MOST = 3;

/** Nobody is there: the bots come to the window, and leave whenever one likes. */
export function Bots(): ReactNode {
  const words = useCatalogue(hallWords);
  return (
    <section className="hall-group" aria-label={words.empty.bots}>
      <h2>
        <b>{words.empty.bots}</b>
        <span className="hall-hint">{words.empty.botsHint}</span>
      </h2>
      <ol>
        {games.slice(0, MOST).map((game, i) => (
          <BotRow key={game.id} game={game} isLever={i === 0} />
        ))}
      </ol>
    </section>
  );
}

function BotRow({ game, isLever }: { game: Manifest; isLever: boolean }): ReactNode {
  const words = useCatalogue(hallWords);
  const language = useLanguage();
  const name = said(game.name, language);
  const bot = usualBot(game);
  const rivals = Array.from({ length: soloRivals(game) }, () => ({
    kind: 'bot' as const,
    bot,
    name: bot,
  }));
  const seats = [{ kind: 'open' as const }, ...rivals];
  const [, ...called] = namesOf(seats, language);
  const told = {
    who: words.together(called),
    pace: words.anyTime,
    state: words.empty.waits(called[0] ?? ''),
    detail: words.empty.botsText,
    isShort: false,
    percent: undefined,
  };
  return (
    <li className="hall-dep">
      <span className="visually-hidden">{`${name}, ${told.who}. ${told.state}.`}</span>
      <span className="hall-lamp" aria-hidden="true" />
      <When told={{ time: undefined, flap: words.flap.now }} />
      <Cells row={{ game: game.id, seats }} name={name} told={told} isMine={false} />
      <span className="hall-act">
        <Link
          className={`button ${isLever ? 'lever' : 'plate'}`}
          href={pathTo.solo(game.id)}
          aria-label={words.actAt(words.act.play, name)}
        >
          {words.act.play}
        </Link>
      </span>
    </li>
  );
}
