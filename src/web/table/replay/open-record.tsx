import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '#web/kit/icons.tsx';
import { Roundel } from '#web/kit/roundel.tsx';
import { Link } from '#web/link.tsx';
import { pathTo } from '#web/routes.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { tableWords } from '#web/words/table/index.ts';
import { useCatalogue, useWords } from '#web/words/use-words.ts';
import { ThemeTool } from '../bar.tsx';
import type { Refused } from './replay.tsx';

/** Asks for a record: a file chosen, or dropped anywhere on the page. */
export function OpenRecord({ refused, badText, onText }: OpenProps): ReactNode {
  const { replay, bar } = useCatalogue(tableWords);
  const { shell } = useWords();
  const [over, setOver] = useState(false);
  const id = useId();
  const read = (file: File | null | undefined): void => {
    if (file) void file.text().then(onText);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files.item(0));
  };
  return (
    <div
      className="lobby-page"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <header className="bar tbl-bar">
        <Link className="home" href="/" aria-label={shell.home}>
          <Roundel size={36} />
        </Link>
        <nav aria-label={bar.tools}>
          <LanguageSwitch />
          <ThemeTool />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="notice-page">
        <h1>{replay.title}</h1>
        <p>{replay.text}</p>
        {refused ? (
          <div className="pop" role="alert">
            <h2>{replay.bad}</h2>
            <p>{badText ?? (refused.is === 'not-over' ? replay.notOver : replay.none)}</p>
            {refused.is === 'not-over' ? (
              <Link href={pathTo.online(refused.table)}>{replay.toTable}</Link>
            ) : undefined}
          </div>
        ) : undefined}
        <div className={over ? 'slot replay-drop over' : 'slot replay-drop'}>
          <label className="btn lever" htmlFor={id}>
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
  badText: string | undefined;
  onText: (text: string) => void;
};
