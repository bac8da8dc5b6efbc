import { type ReactNode, useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons.tsx';
import { Lost } from '../lost.tsx';
import { useLanguage } from '../preferences.ts';
import { rulesWords } from '../words/rules/index.ts';
import { said, useCatalogue, useWords } from '../words/use-words.ts';
import { BooksAndChapters } from './books-and-chapters.tsx';
import { essentialsOf, InShort } from './essentials.tsx';
import { Rulebook } from './rulebook.tsx';
import './rules-page.css';
import './print.css';

/**
 * The rulebooks as pages: which book, its chapters, in short what it says, and the book itself. The build knows no screen:
 * what a phone has behind a button and a desk beside the book is drawn both ways, and the styles show one of them.
 */
export function RulesPage({ game, rule }: { game: string; rule: string }): ReactNode {
  const { rules: words } = useWords();
  const language = useLanguage();
  const played = gameOf(game);
  const title = played ? words.title(said(played.name, language)) : words.house;
  useEffect(() => {
    document.title = `${title} – Rotonde`;
  }, [title]);
  if (!played && game !== 'house') return <Lost />;
  const asked = /^(?:\d+|H)\.\d+$/.test(rule) ? { rule } : {};
  const essentials = essentialsOf(game);
  return (
    <div className="rules-page">
      <div className="rules-side">
        <BooksAndChapters game={game} />
      </div>
      <article>
        <h1>{title}</h1>
        <BehindMenu game={game} />
        {essentials ? <InShort game={game} essentials={essentials} /> : undefined}
        <Rulebook
          key={game}
          game={game}
          language={language}
          introduced={essentials !== undefined}
          {...asked}
        />
      </article>
    </div>
  );
}

/** The other books and the chapters, on phones. */
function BehindMenu({ game }: { game: string }): ReactNode {
  const { shell } = useWords();
  const { chapters } = useCatalogue(rulesWords);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button className="rules-menu" kind="quiet" onClick={() => setOpen(true)}>
        <Icon name="menu" size={20} /> {chapters}
      </Button>
      <Dialog kind="sheet" open={open} title={chapters} close={shell.close} onClose={close}>
        <div className="rules-side">
          <BooksAndChapters game={game} onClick={close} />
        </div>
      </Dialog>
    </>
  );
}
