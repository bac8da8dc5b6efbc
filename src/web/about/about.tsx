import { Fragment, type ReactNode, useEffect } from 'react';
import { Link } from '#web/link.tsx';
import { pathTo } from '#web/routes.ts';
import { aboutWords } from '#web/words/about/index.ts';
import type { Figure } from '#web/words/about/messages.ts';
import { useCatalogue, useWords } from '#web/words/use-words.ts';
import './about.css';

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

type ChapterProps = { title: string; text: readonly string[]; children?: ReactNode };

/** Which figures are printed, published or follow from others. */
function Figures(): ReactNode {
  const { numbers } = useCatalogue(aboutWords);
  const { games } = useWords();
  return (
    <>
      {numbers.games.map(({ id, figures }) => (
        <div key={id} className="pad about-figures">
          <table>
            <caption>{games[id].name}</caption>
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
        </div>
      ))}
      <p>
        {numbers.rulings}{' '}
        {numbers.games.map(({ id }, i) => (
          <Fragment key={id}>
            {i === 0 ? '' : ', '}
            <Link href={pathTo.rules(id)}>{games[id].name}</Link>
          </Fragment>
        ))}
        .
      </p>
    </>
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
        {credits.games.map(({ name, designers, published }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {credits.by(designers)}, {published}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{credits.notAffiliated}</b> {credits.drawings}
      </p>
      <p>{credits.fonts}</p>
    </>
  );
}
