import type { ReactNode } from 'react';
import { Roundel } from '#ui/roundel.tsx';
import { Link } from '../../link.tsx';
import { useLanguage } from '../../preferences.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { reportWords } from '../../words/report/index.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import '../desk/bar.css';

/** No game was played before: what was recorded without a clock has no day. */
const EARLIEST = Date.UTC(2000);

/** The head of a finished game: which one, its leaves, and how far the reading is. */
export function ReportBar({ film, leaf, onLeaf, onReplay, children }: BarProps): ReactNode {
  const words = useCatalogue(reportWords);
  const { shell } = useWords();
  const { tools } = useCatalogue(tableWords).bar;
  const language = useLanguage();
  const { title, record, frames } = film;
  const last = record.log.at(-1)?.at ?? 0;
  const day =
    last > EARLIEST
      ? `${new Date(last).toLocaleDateString(language, { day: 'numeric', month: 'long' })}, `
      : '';
  return (
    <header className="bar table-bar report-bar">
      <Link className="home" href="/" aria-label={shell.home}>
        <Roundel size={36} />
      </Link>
      <div className="table-title">
        <h1>{words.title}</h1>
        <small>{`${title.game.name[language]}, ${day}${words.moves(frames.length - 1)}`}</small>
      </div>
      <div className="report-leaves" role="group" aria-label={words.leaves}>
        {(['result', 'report'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === leaf ? 'page' : undefined}
            onClick={() => onLeaf(each)}
          >
            {words[each]}
          </button>
        ))}
        <button type="button" onClick={onReplay}>
          {words.replay}
        </button>
      </div>
      {children}
      <nav aria-label={tools}>
        <LanguageSwitch />
        <ThemeSwitch />
      </nav>
    </header>
  );
}

export type Leaf = 'result' | 'report';

type BarProps = {
  film: Film;
  leaf: Leaf;
  onLeaf: (leaf: Leaf) => void;
  onReplay: () => void;
  children: ReactNode;
};
