import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { castOf } from '#protocol/cast.ts';
import { Icon } from '#ui/icons.tsx';
import { capital } from '#ui/phrases.ts';
import { Sign } from '#ui/sign.tsx';
import { Portrait } from '../cast/portrait.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { crewWords } from '../words/crew/index.ts';
import { doorWords } from '../words/door/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import type { Rung } from './ladders.ts';
import type { Met } from './own-strength.ts';
import { ThinkingTime } from './thinking-time.tsx';
import './driver.css';

/** One of the crew. Who does not play this game leaves an empty place. */
export function Driver({ game, bot, isAboard, rung, met, isMatch }: DriverProps): ReactNode {
  const words = useCatalogue(crewWords);
  const { opponents } = useCatalogue(doorWords);
  const language = useLanguage();
  const member = castOf([{ bot }])[0];
  const name = member?.name[language] ?? capital(bot);
  const classes = ['crew-driver', isMatch ? 'match' : '', isAboard ? '' : 'absent'];
  return (
    <li className={classes.filter(Boolean).join(' ')} data-bot={bot}>
      <span className="crew-medal">
        {isAboard ? <Portrait bot={bot} size={140} /> : <span className="crew-hole" />}
      </span>
      <h2>{name}</h2>
      {member ? (
        <Sign kind={isAboard ? 'enamel' : 'shut'}>{capital(member.trade[language])}</Sign>
      ) : undefined}
      {isAboard ? (
        <>
          <p>{opponents.lines[bot]}</p>
          <div className="crew-facts">{rung ? <ThinkingTime ms={rung.medianMs} /> : undefined}</div>
          <div className="crew-stub">
            {isMatch ? <span className="crew-match">{words.match}</span> : undefined}
            <Holes met={met} />
            <Link
              className={`button ${isMatch ? 'lever' : ''}`}
              href={pathTo.solo(game.id, bot)}
              aria-label={words.playAgainst(name)}
            >
              {words.play} <Icon name="arrow" size={18} />
            </Link>
          </div>
        </>
      ) : (
        <p className="crew-absent">{words.notAboard}</p>
      )}
    </li>
  );
}

type DriverProps = {
  game: Manifest;
  bot: string;
  isAboard: boolean;
  rung: Rung | undefined;
  met: Met | undefined;
  isMatch: boolean;
};

/** As many as fit; beyond that they show the share. */
const MOST_HOLES = 10;

function Holes({ met }: { met: Met | undefined }): ReactNode {
  const words = useCatalogue(crewWords);
  const { won, lost } = met ?? { won: 0, lost: 0 };
  const played = won + lost;
  const drawn = Math.min(MOST_HOLES, played);
  const holes = played === 0 ? 0 : Math.round((won / played) * drawn);
  return (
    <>
      <span className="crew-holes" aria-hidden="true">
        {Array.from({ length: drawn || 1 }, (_, i) => {
          const kind = played === 0 ? 'none' : i < holes ? 'won' : 'lost';
          // biome-ignore lint/suspicious/noArrayIndexKey: holes have nothing but their place.
          return <i key={i} className={kind} />;
        })}
      </span>
      <span className="crew-record">{played === 0 ? words.neverMet : words.record(won, lost)}</span>
    </>
  );
}
