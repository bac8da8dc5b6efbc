import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { castOf } from '#protocol/cast.ts';
import { capital } from '#ui/phrases.ts';
import { Portrait } from '../cast/portrait.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { doorWords } from '../words/door/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import './opponents.css';

/** The computer players of a game, weakest first, each with a line and a way to play against them at once. */
export function Opponents({ game }: { game: Manifest }): ReactNode {
  const { opponents: words } = useCatalogue(doorWords);
  const language = useLanguage();
  return (
    <section className="opponents" id="opponents" tabIndex={-1} aria-labelledby="opponents-title">
      <header>
        <h2 id="opponents-title">{words.title}</h2>
        <Link href={pathTo.crew(game.id)}>{words.crew}</Link>
      </header>
      <ul>
        {game.bots.map((bot) => {
          const member = castOf([{ bot }])[0];
          const name = member?.name[language] ?? bot;
          return (
            <li key={bot}>
              <Portrait bot={bot} size={72} />
              <h3>{member ? `${name}, ${member.trade[language]}` : capital(bot)}</h3>
              <p>{words.lines[bot]}</p>
              <Link href={pathTo.solo(game.id, bot)}>{words.play(name)}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
