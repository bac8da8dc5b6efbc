import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { faceOf, gameOf, titleOf } from '#games/catalogue.ts';
import type { Kind, Refusal } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Face } from '#ui/face.ts';
import { shownFor } from '#ui/pace.ts';
import { Composer } from './compose.ts';
import type { Connect } from './connection.ts';
import type { Live, Snapshot } from './snapshot.ts';
import { TableStore } from './store.ts';

/** What stays the same for as long as somebody sits at one table. */
export type Sitting = {
  store: TableStore;
  composer: Composer;
  title: Title<Kind>;
  face: Face<Kind>;
  /** At a lesson: what is refused is answered there, and by no notice. */
  taught?: (refusal: Refusal, action: unknown) => void;
};

/** Why nobody can sit down: this page does not have that game, or not by those rules. */
export type Unseated = 'unknown' | 'other-rules';

/** A store for as long as the page is on show. */
export function useStore(connect: Connect): TableStore | undefined {
  const [store, setStore] = useState<TableStore>();
  useEffect(() => {
    const opened = new TableStore(connect);
    setStore(opened);
    return () => opened.close();
  }, [connect]);
  return store;
}

export function useSnapshot(store: TableStore): Snapshot {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

/** The game's title and its face, once they have come. */
export function useSitting(
  store: TableStore,
  live: Live | undefined,
): Sitting | Unseated | undefined {
  const [found, setFound] = useState<Sitting | Unseated>();
  const { game, rules } = live ?? {};
  useEffect(() => {
    if (game === undefined || rules === undefined) return undefined;
    let here = true;
    Promise.all([titleOf(game, rules), faceOf(game)]).then(
      ([title, face]) => {
        if (!here) return;
        if (!title || !face) {
          // The page may be older or newer than the station that plays this table.
          setFound(gameOf(game) ? 'other-rules' : 'unknown');
          return;
        }
        store.foldBy(title.game.fold);
        store.stage.pace = (event) => shownFor(face.durationOf(event));
        const sitting = { store, composer: new Composer(title, store), title, face };
        startTransition(() => setFound(sitting));
      },
      () => {
        if (here) setFound('unknown');
      },
    );
    return () => {
      here = false;
    };
  }, [store, game, rules]);
  return found;
}
