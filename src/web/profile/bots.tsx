import type { ReactNode } from 'react';
import { BOT_NAMES } from '#protocol/bot-names.ts';
import type { BotShown } from '#protocol/http/people.ts';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { ago } from '../words/ago.ts';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { useFigures } from './use-figures.ts';

const MOST = 3;

/** The computers met most often. */
export function Bots({ bots: met }: { bots: readonly BotShown[] }): ReactNode {
  const { bots } = useCatalogue(profileWords);
  const figures = useFigures();
  const language = useLanguage();
  return (
    <section className="profile-part profile-bots">
      <h2>{bots.title}</h2>
      <ul>
        {met.slice(0, MOST).map((one) => (
          <li key={`${one.bot} ${one.game}`}>
            <b>{BOT_NAMES[language][one.bot] ?? one.bot}</b>
            <p>
              {bots.one(one.beaten, one.met, figures.gameName(one.game))}{' '}
              {one.last
                ? bots.last(
                    ago(language, one.last.at, Date.now()),
                    figures.whole(one.last.mine),
                    figures.whole(one.last.theirs),
                  )
                : ''}
            </p>
            <Link className="button" href={pathTo.solo(one.game, one.bot)}>
              {bots.challenge}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
