import { type ReactNode, Suspense, use } from 'react';
import type { Language, RuleId } from '#kernel/game.ts';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { Line } from '../rules/line.tsx';
import { rulesOf } from '../rules/parse.ts';
import { openBook } from '../rules/shelf.ts';
import { learnWords } from '../words/learn/index.ts';
import { useCatalogue } from '../words/use-words.ts';

/** The articles behind a stop, numbers in the margin, and the way to the book. */
export function Articles(props: ArticlesProps): ReactNode {
  const { book } = useCatalogue(learnWords);
  return (
    <div className="learn-why">
      <Suspense>
        <Texts {...props} />
      </Suspense>
      <Link href={pathTo.rules(props.game, props.rules[0])}>{book}</Link>
    </div>
  );
}

function Texts({ game, language, rules }: ArticlesProps): ReactNode {
  const own = use(openBook(game, language));
  const all = own ? rulesOf([own]) : [];
  return rules.flatMap((rule) => {
    const found = all.find((one) => one.rule === rule);
    return found ? (
      <p key={rule}>
        <b>{rule}</b>
        <span>
          <Line text={found.text} />
        </span>
      </p>
    ) : (
      []
    );
  });
}

type ArticlesProps = { game: string; language: Language; rules: readonly RuleId[] };
