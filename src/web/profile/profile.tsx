import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { SheetShown } from '#protocol/http/people.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '../link.tsx';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { ME, readSheet } from './profile-api.ts';
import { LocalGames, Sheet } from './sheet.tsx';
import './profile.css';

/** Somebody's log sheet. `who`: a mark, a name, or `me`. */
export function Profile({ who }: { who: string }): ReactNode {
  const words = useCatalogue(profileWords);
  const { shell } = useWords();
  const isMine = who === ME;
  const [read, setRead] = useState<SheetShown | 'nobody' | 'trouble'>();
  const look = useCallback(async () => setRead(await readSheet(who)), [who]);
  useEffect(() => {
    setRead(undefined);
    void look();
  }, [look]);
  const title = typeof read === 'object' ? words.titleOf(read.name) : words.sheet;
  useEffect(() => {
    document.title = `${title} – Rotonde`;
  }, [title]);
  if (read === undefined) return <p className="loading">{shell.loading}</p>;
  if (read === 'trouble') {
    return (
      <>
        <section className="notice-page">
          <h1>{words.sheet}</h1>
          <p role="alert">{isMine ? words.troubleMine : words.trouble}</p>
          <Button kind="lever" onClick={() => void look()}>
            {words.again}
          </Button>
        </section>
        {isMine ? (
          <div className="profile">
            <Suspense>
              <LocalGames />
            </Suspense>
          </div>
        ) : undefined}
      </>
    );
  }
  if (read === 'nobody') {
    return (
      <section className="notice-page">
        <h1>{words.nobody.title}</h1>
        <p>{words.nobody.text}</p>
        <Link className="button" href="/">
          {words.nobody.back}
        </Link>
      </section>
    );
  }
  return <Sheet sheet={read} onChanged={look} />;
}
