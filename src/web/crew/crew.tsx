import { type ReactNode, useEffect } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Manifest } from '#games/manifest.ts';
import { GRADES } from '#protocol/cast.ts';
import { Link } from '../link.tsx';
import { Lost } from '../lost.tsx';
import { pathTo } from '../routes.ts';
import { crewWords } from '../words/crew/index.ts';
import { useCatalogue, useSaid } from '../words/use-words.ts';
import './tokens.css';
import './crew.css';
import { Driver } from './driver.tsx';
import { ladderOf } from './ladders.ts';
import { matchFor } from './own-strength.ts';
import { Strengths } from './strengths.tsx';
import { useOwnGames } from './use-own-games.ts';

/** Whom one can play against alone, how strong each is at a game, and where one stands among them. */
export function Crew({ game }: { game: string }): ReactNode {
  const played = gameOf(game);
  return played ? <Aboard key={game} game={played} /> : <Lost />;
}

function Aboard({ game }: { game: Manifest }): ReactNode {
  const words = useCatalogue(crewWords);
  const ladder = ladderOf(game.id);
  const rungs = ladder?.rungs ?? [];
  const { own, met } = useOwnGames(game.id, rungs);
  useEffect(() => {
    document.title = `${words.title} – Rotonde`;
  }, [words]);
  const aboard = (bot: string): boolean => game.bots.includes(bot);
  // Whom the cast does not know comes after those it does, in the manifest's order; who plays at random is no measure of anybody.
  const others = game.bots.filter((bot) => bot !== 'random' && !GRADES.includes(bot));
  const shown = [...GRADES, ...others];
  const match = matchFor(shown.filter(aboard), rungs, own, met);
  return (
    <article className="crew">
      <header className="crew-head">
        <div>
          <h1>{words.title}</h1>
          <p>{words.lede}</p>
        </div>
        <nav className="crew-games" aria-label={words.games}>
          {games.map((one) => (
            <GameLink key={one.id} game={one} isHere={one === game} />
          ))}
        </nav>
      </header>
      <Strengths game={game} bots={shown.filter(aboard)} ladder={ladder} own={own} />
      <ul className="crew-all">
        {shown.map((bot) => (
          <Driver
            key={bot}
            game={game}
            bot={bot}
            isAboard={aboard(bot)}
            rung={rungs.find((one) => one.bot === bot)}
            met={met.get(bot)}
            isMatch={bot === match}
          />
        ))}
      </ul>
      <p className="crew-note">
        <span>{words.holes}</span>
        <span>
          <Link href={pathTo.setup(game.id)}>{words.several}</Link>
        </span>
      </p>
    </article>
  );
}

function GameLink({ game, isHere }: { game: Manifest; isHere: boolean }): ReactNode {
  return (
    <Link href={pathTo.crew(game.id)} aria-current={isHere ? 'page' : undefined}>
      {useSaid(game.name)}
    </Link>
  );
}
