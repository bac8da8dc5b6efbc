import { type ReactNode, useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import type { Advice, FirstGame as Words } from '#kernel/lesson.ts';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useRemembered } from '#ui/use-remembered.ts';
import { useLanguage } from '../preferences.ts';
import type { Live } from '../table/snapshot.ts';
import { learnWords } from '../words/learn/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { firstGameAt, firstGames } from './first-at.ts';
import { beginFirstGame, isSeen, seeIn, stopIn } from './first-games.ts';
import './first-game.css';

/** The words of the titles that somebody plays for the first time here. */
const come = new Map<string, Words<Kind>>();

/** Settles, before a table is drawn, whether it is somebody's first of its title; only then its words are fetched. */
export async function prepareFirstGame(game: string, table: string): Promise<void> {
  await beginFirstGame(game, table);
  if (!firstGameAt(firstGames.get(), game, table)) return;
  const words = await gameOf(game)?.load.firstGame?.();
  if (words) come.set(game, words);
}

/**
 * A word at each new kind of decision, in somebody's first game of a title: what it is for, what people usually do. It asks for
 * nothing, and what has been seen once is not said again.
 */
export function FirstGame({ live, choices }: FirstGameProps): ReactNode {
  const { id, game } = live;
  const first = firstGameAt(useRemembered(firstGames), game, id);
  const words = first && come.get(game);
  const asked = choices.length > 0;
  const kind = asked ? words?.kindOf(live.view.table, choices) : undefined;
  const [shown, setShown] = useState<string>();
  // It stays for as long as this is what is asked, and was new when it was first asked.
  const isNew = first !== undefined && kind !== undefined && !isSeen(first, kind);
  useEffect(() => {
    if (isNew) {
      setShown(kind);
      seeIn(game, kind);
    } else if (kind !== undefined) setShown((before) => (before === kind ? before : undefined));
  }, [isNew, kind, game]);
  const advice =
    first && kind !== undefined && (isNew || shown === kind) ? words?.words[kind] : undefined;
  if (!advice) return undefined;
  return (
    <Word
      key={kind}
      advice={advice}
      onClose={() => setShown(undefined)}
      onStop={() => stopIn(game)}
    />
  );
}

/** On a phone its first two lines; all of it, when it is asked for, lies over the board and does not move it. */
function Word({ advice, onClose, onStop }: WordProps): ReactNode {
  const language = useLanguage();
  const { firstGame } = useCatalogue(learnWords);
  const [open, setOpen] = useState(false);
  return (
    <aside className={open ? 'first-game open' : 'first-game'} aria-label={firstGame.title}>
      <div>
        <p>
          <b>{firstGame.title}</b> <Sentence text={advice.purpose[language]} />{' '}
          <i>{firstGame.usually}</i> <Sentence text={advice.usual[language]} />
        </p>
        {open ? undefined : (
          <Button kind="quiet" className="read" onClick={() => setOpen(true)}>
            {firstGame.read}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {firstGame.close}
        </Button>
        <Button kind="quiet" className="never" onClick={onStop}>
          {firstGame.never}
        </Button>
      </div>
    </aside>
  );
}

type WordProps = { advice: Advice; onClose: () => void; onStop: () => void };

type FirstGameProps = { live: Live; choices: readonly unknown[] };
