import type { ReactNode } from 'react';
import type { RuleId } from '#kernel/game.ts';
import type { Essentials } from '#ui/game-pictures.ts';
import { Icon } from '#ui/icons.tsx';
import { factsOf } from '../door/facts.ts';
import { Link } from '../link.tsx';
import { Album, type Draw } from '../pictures/album.tsx';
import { pathTo } from '../routes.ts';
import { rulesWords } from '../words/rules/index.ts';
import { useCatalogue, useSaid } from '../words/use-words.ts';
import { Line } from './line.tsx';
import { TurnPoints } from './turn-points.tsx';
import './essentials.css';

const all = import.meta.glob<Essentials>('../../games/*/rulebook/essentials.ts', {
  eager: true,
  import: 'essentials',
});

/** Where it stands in the page. */
export const ESSENTIALS = 'essentials';

/** Nothing: that book opens on its articles. */
export function essentialsOf(game: string): Essentials | undefined {
  return all[`../../games/${game}/rulebook/essentials.ts`];
}

/** In short: half a page that teaches, before the articles. */
export function InShort({ game, essentials }: InShortProps): ReactNode {
  const { turn, pictures } = essentials;
  const says = useSaid(turn.says);
  return (
    <section className="essentials" id={ESSENTIALS}>
      <p className="essentials-aim">
        <Line text={useSaid(essentials.aim)} />
      </p>
      <h2>
        {says} <Cited rules={turn.rules} />
      </h2>
      <Album game={game}>
        {(draw) => (
          <>
            <TurnPoints turn={turn} draw={draw} />
            <div className="essentials-pictures">
              {pictures.map((one) => (
                <Figure key={one.picture} shown={one} draw={draw} />
              ))}
            </div>
          </>
        )}
      </Album>
      <Foot game={game} />
    </section>
  );
}

type InShortProps = { game: string; essentials: Essentials };

function Figure({ shown, draw }: FigureProps): ReactNode {
  return (
    <figure>
      {draw(shown.picture)}
      <figcaption>
        <b>{useSaid(shown.title)}</b> <Line text={useSaid(shown.text)} />{' '}
        <Cited rules={shown.rules} />
      </figcaption>
    </figure>
  );
}

type FigureProps = { shown: Essentials['pictures'][number]; draw: Draw };

/** The articles in which it stands. */
function Cited({ rules }: { rules: readonly RuleId[] }): ReactNode {
  return rules.map((rule, i) => (
    <span key={rule}>
      {i > 0 ? ' ' : undefined}
      <a className="essentials-rule figures" href={`#${rule}`}>
        {rule}
      </a>
    </span>
  ));
}

function Foot({ game }: { game: string }): ReactNode {
  const { rest, provenance, told, learn } = useCatalogue(rulesWords);
  return (
    <p className="essentials-foot">
      {factsOf(game)?.stops === undefined ? undefined : (
        <Link className="button essentials-learn" href={pathTo.lesson(game)}>
          <Icon name="play" size={18} /> {learn}
        </Link>
      )}
      <span>
        {rest} <a href="#provenance">{provenance}</a> {told}
      </span>
    </p>
  );
}
