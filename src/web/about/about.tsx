import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { games } from '#games/index.ts';
import type { Manifest } from '#games/manifest.ts';
import type { About as AboutGame, AboutWords, Figure } from '#ui/about.ts';
import { Button } from '#ui/button.tsx';
import { installing } from '../install.ts';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { aboutWords } from '../words/about/index.ts';
import { useCatalogue, useSaid, useWords } from '../words/use-words.ts';
import './about.css';

/** What each game says of itself. */
const abouts = import.meta.glob<AboutGame>('../../games/*/face/about.ts', {
  eager: true,
  import: 'about',
});

function useAbout({ id }: Manifest): AboutWords {
  return useCatalogue(abouts[`../../games/${id}/face/about.ts`] as AboutGame);
}

export function About(): ReactNode {
  const words = useCatalogue(aboutWords);
  useEffect(() => {
    document.title = `${words.title} – Rotonde`;
  }, [words]);
  return (
    <article className="about">
      <h1>{words.title}</h1>
      <p className="about-lead">{words.lead}</p>
      <Chapter {...words.what} />
      <Chapter {...words.privacy} />
      <Chapter {...words.fair} />
      <Chapter {...words.numbers}>
        <Figures />
      </Chapter>
      <Chapter {...words.installed}>
        <Install />
      </Chapter>
      <Chapter {...words.credits}>
        <Credits />
      </Chapter>
    </article>
  );
}

function Chapter({ title, text, children }: ChapterProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <div>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  );
}

/** Only where the browser lets us ask; the words beside it hold for the others. */
function Install(): ReactNode {
  const { shell } = useWords();
  const isOffered = useSyncExternalStore(installing.subscribe, installing.get, () => false);
  return isOffered ? <Button onClick={installing.ask}>{shell.install}</Button> : undefined;
}

type ChapterProps = { title: string; text: readonly string[]; children?: ReactNode };

/** Which figures are printed, published or follow from others. */
function Figures(): ReactNode {
  const { numbers } = useCatalogue(aboutWords);
  return (
    <>
      {games.map((game) => (
        <FiguresOf key={game.id} game={game} />
      ))}
      <p>
        {numbers.rulings}{' '}
        {games.map((game, i) => (
          <Fragment key={game.id}>
            {i === 0 ? '' : ', '}
            <Link href={pathTo.rules(game.id)}>
              <Name game={game} />
            </Link>
          </Fragment>
        ))}
        .
      </p>
    </>
  );
}

function Name({ game }: { game: Manifest }): ReactNode {
  return useSaid(game.name);
}

function FiguresOf({ game }: { game: Manifest }): ReactNode {
  const { numbers } = useCatalogue(aboutWords);
  const { figures, provenance } = useAbout(game);
  return (
    <div className="pad about-figures">
      <table>
        <caption>
          <Name game={game} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{numbers.figure}</th>
            <th scope="col">{numbers.value}</th>
            <th scope="col">{numbers.origin}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">{figure.name}</th>
              <td>{figure.value}</td>
              <td>
                <Origin figure={figure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{provenance}</p>
    </div>
  );
}

function Origin({ figure: { origin, from } }: { figure: Figure }): ReactNode {
  const { numbers } = useCatalogue(aboutWords);
  const { rules } = useWords();
  return (
    <>
      <span className={`about-mark ${origin}`}>
        {origin === 'deduced' ? numbers.note : rules.mark[origin].name}
      </span>
      <span>{from}</span>
    </>
  );
}

function Credits(): ReactNode {
  const { credits } = useCatalogue(aboutWords);
  return (
    <>
      <dl className="about-credits">
        {games.map((game) => (
          <Credit key={game.id} game={game} />
        ))}
      </dl>
      <p>
        <b>{credits.notAffiliated}</b> {credits.drawings}
      </p>
      <p>{credits.fonts}</p>
    </>
  );
}

function Credit({ game }: { game: Manifest }): ReactNode {
  const { credits } = useCatalogue(aboutWords);
  const { designers, published } = useAbout(game);
  return (
    <div>
      <dt>
        <Name game={game} />
      </dt>
      <dd>
        {credits.by(designers)}, {published}
      </dd>
    </div>
  );
}
