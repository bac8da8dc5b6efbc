import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '#ui/icons.tsx';
import { Roundel } from '#ui/roundel.tsx';
import { Link } from '../../link.tsx';
import { pathTo } from '../../routes.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { closedWords } from '../../words/closed/index.ts';
import type { ClosedWords } from '../../words/closed/words.ts';
import { replayWords } from '../../words/replay/index.ts';
import type { ReplayWords } from '../../words/replay/words.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { badRecordText } from './bad-record.ts';
import type { Refused } from './replay.tsx';
import '../desk/bar.css';

/** Asks for a record: a file chosen, or dropped anywhere on the page. */
export function OpenRecord({ refused, onText }: OpenProps): ReactNode {
  const { bar } = useCatalogue(tableWords);
  const closed = useCatalogue(closedWords);
  const replay = useCatalogue(replayWords);
  const { shell } = useWords();
  const [over, setOver] = useState(false);
  const id = useId();
  const read = (file: File | null | undefined): void => {
    if (file) void file.text().then(onText);
  };
  useEffect(() => {
    const hover = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      hover(event);
      read(event.dataTransfer?.files.item(0));
    };
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', hover);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', hover);
      document.removeEventListener('drop', drop);
    };
  });
  return (
    <div className="lobby-page">
      <header className="bar table-bar">
        <Link className="home" href="/" aria-label={shell.home}>
          <Roundel size={36} />
        </Link>
        <nav aria-label={bar.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="notice-page">
        <h1>{replay.title}</h1>
        <p>{replay.text}</p>
        {refused ? (
          <div className="refusal" role="alert">
            <h2>{replay.bad}</h2>
            <p>{whyRefused(refused, replay, closed)}</p>
            {refused.is === 'not-over' || refused.is === 'stopped' ? (
              <Link href={pathTo.online(refused.table)}>{replay.toTable}</Link>
            ) : undefined}
          </div>
        ) : undefined}
        <div className={over ? 'slot replay-drop over' : 'slot replay-drop'}>
          <label className="button lever" htmlFor={id}>
            <Icon name="upload" size={20} /> {replay.choose}
          </label>
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => {
              read(target.files?.item(0));
              target.value = '';
            }}
          />
          <span>{replay.drop}</span>
        </div>
      </main>
    </div>
  );
}

type OpenProps = {
  refused: Refused | undefined;
  onText: (text: string) => void;
};

function whyRefused(refused: Refused, replay: ReplayWords, closed: ClosedWords): string {
  switch (refused.is) {
    case 'none':
      return replay.none;
    case 'not-over':
      return replay.notOver;
    case 'stopped':
      return replay.stopped;
    case 'unknown-game':
      return replay.unknownGame(refused.game);
    case 'other-rules':
      return refused.rules === undefined
        ? closed.pages['other-rules'].text
        : replay.otherRules(refused.rules);
    case 'bad':
      return badRecordText(refused.message, replay);
  }
}
