import type { ReactNode } from 'react';
import type { RuleId } from '#kernel/game.ts';
import { Icon } from '#ui/icons.tsx';
import { Link } from '../link.tsx';
import { pathTo } from '../routes.ts';
import { rulesWords } from '../words/rules/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import './try.css';

const all = import.meta.glob<readonly RuleId[]>('../../games/*/rulebook/tried.ts', {
  eager: true,
  import: 'tried',
});

/** The rules of a game that refuse something, and can be tried. The positions are fetched when somebody goes there. */
export function triedIn(game: string): readonly RuleId[] {
  return all[`../../games/${game}/rulebook/tried.ts`] ?? [];
}

/** Leads to where one does what this rule refuses; `apart`: in a window of its own, for whoever sits at a table. */
export function Try({ game, rule, apart }: TryProps): ReactNode {
  const { tryIt, apart: beside } = useCatalogue(rulesWords);
  const href = pathTo.example(game, rule);
  const inside = (
    <>
      <Icon name="play" size={14} />
      {tryIt}
      <span className="visually-hidden">{apart ? ` ${rule} (${beside})` : ` ${rule}`}</span>
    </>
  );
  return apart ? (
    <a className="rulebook-try" href={href} target="_blank" rel="noopener">
      {inside}
    </a>
  ) : (
    <Link className="rulebook-try" href={href}>
      {inside}
    </Link>
  );
}

type TryProps = { game: string; rule: string; apart: boolean };
