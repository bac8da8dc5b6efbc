import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
import { type FirstAt, firstGameAt, firstGames } from './first-at.ts';
import { beginFirstGame, isSeen, type Said, seeIn, stopIn, wordNow } from './first-games.ts';
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
 * nothing, and what has been seen once is not said again. One at a time: what else is new is said when the turn comes again.
 */
export function FirstGame({ live, choices }: FirstGameProps): ReactNode {
  const { id, game } = live;
  const first = firstGameAt(useRemembered(firstGames), game, id);
  const words = first && come.get(game);
  const asked = choices.length > 0;
  const kinds = asked ? (words?.kindsOf(live.view.table, choices) ?? []) : [];
  const rival = live.journal.findLast(({ actor }) => actor !== live.eyes && actor !== 'chance');
  const shown = useShown(game, first, kinds, rival?.seq);
  const advice = shown.kind === undefined ? undefined : words?.words[shown.kind];
  if (!advice || shown.kind === undefined || !kinds.includes(shown.kind)) return undefined;
  return (
    <Word key={shown.kind} advice={advice} onClose={shown.putAway} onStop={() => stopIn(game)} />
  );
}

/** Which of these is said. It goes with the turn, so that the board does not make room for the same words time and again. */
function useShown(
  game: string,
  first: FirstAt | undefined,
  kinds: readonly string[],
  rival: number | undefined,
): { kind: string | undefined; putAway: () => void } {
  const [said, setSaid] = useState<Said>({ kind: undefined, rival });
  const isNewTurn = useRef(true);
  const asked = kinds.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another thing is asked, and not when something has been seen.
  useLayoutEffect(() => {
    if (first === undefined || asked === '') {
      isNewTurn.current = true;
      return;
    }
    const next = kinds.find((one) => !isSeen(first, one));
    const kind = wordNow(said, { kinds, next, rival, anew: isNewTurn.current });
    if (kind !== said.kind) setSaid({ kind, rival });
    if (kind !== undefined && kind === next) seeIn(game, kind);
    isNewTurn.current = false;
  }, [asked, game, first === undefined]);
  return { kind: said.kind, putAway: () => setSaid({ kind: undefined, rival }) };
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
