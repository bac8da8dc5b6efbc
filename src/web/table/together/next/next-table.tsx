import { type ReactNode, useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { NextTable as Next } from '#protocol/http/hall.ts';
import { Icon } from '#ui/icons.tsx';
import { Link } from '../../../link.tsx';
import { useLanguage } from '../../../preferences.ts';
import { pathTo } from '../../../routes.ts';
import { askNext, mayHaveOthers, setTurnHere } from '../../../turns.ts';
import { togetherWords } from '../../../words/together/index.ts';
import { said, useCatalogue } from '../../../words/use-words.ts';
import type { Live } from '../../snapshot.ts';
import type { Sitting } from '../../use-table.ts';
import './next-table.css';

/**
 * While nothing is to be done here: the way to the next table that waits, at the end of the digest's row, where it moves nothing.
 * Nobody is taken there without a press.
 */
export function NextTable({ sitting, live }: { sitting: Sitting; live: Live }): ReactNode {
  const language = useLanguage();
  const { next: words } = useCatalogue(togetherWords);
  const { id, mine, status, view } = live;
  const actors = status === 'running' ? sitting.title.game.actors(view.table) : [];
  const isMine = actors.some((actor) => typeof actor === 'number' && mine.includes(actor));
  const next = useNext(id, isMine);
  if (isMine || !next) return undefined;
  const game = said(gameOf(next.game)?.name ?? { en: next.game, fr: next.game }, language);
  return (
    <>
      <span className="visually-hidden" role="status">
        {words.waits(game)}
      </span>
      <Link className="next-table" title={words.waits(game)} href={pathTo.online(next.table)}>
        <span className="next-table-words">{words.go(next.waiting)}</span>
        <span className="next-table-count" aria-hidden="true">
          {next.waiting}
        </span>
        <Icon name="arrow" size={18} />
      </Link>
    </>
  );
}

/** Asked when it has ceased to be one's turn here, or one comes while it is not. */
function useNext(table: string, isMine: boolean): Next | undefined {
  const [next, setNext] = useState<Next>();
  useEffect(() => {
    if (isMine) {
      setNext(undefined);
      setTurnHere(true);
      return () => setTurnHere(false);
    }
    if (!mayHaveOthers(table)) return undefined;
    let here = true;
    void askNext(table).then((found) => {
      if (here) setNext(found);
    });
    return () => {
      here = false;
    };
  }, [table, isMine]);
  return next;
}
