import { useEffect } from 'react';
import { noteLocal } from './local/shelf.ts';
import type { Live, Snapshot } from './store.ts';
import type { Way } from './table-page.tsx';
import type { Sitting } from './use-table.ts';
import { forgetVisit, noteVisit } from './visits.ts';

/** Keeps for the front page how this table stands: whose turn, which turn, or that it is over. */
export function useNote(snapshot: Snapshot, sitting: Sitting | 'unknown' | undefined, way: Way): void {
  const { live, closing } = snapshot;
  const known = typeof sitting === 'object' ? sitting : undefined;
  const text = live && known ? JSON.stringify(noteOf(live, known)) : undefined;
  useEffect(() => {
    if (!live || text === undefined) return;
    const { status, toAct, touched, detail } = JSON.parse(text) as Note;
    const at = Date.now();
    if (way === 'online') {
      const seats = live.seats.flatMap((seat) => {
        if (seat.kind === 'open') return [];
        return [seat.kind === 'bot' ? { name: seat.name, bot: seat.bot } : { name: seat.name }];
      });
      const yourTurn = toAct !== undefined && live.mine.includes(toAct);
      const { id, game, commitment } = live;
      noteVisit({ id, game, seats, status, yourTurn, at, detail, commitment });
    } else if (status !== 'waiting') {
      const turn = toAct === undefined ? {} : { toAct };
      // A browser that keeps nothing plays all the same.
      noteLocal(live.id, { status, at, touched, detail, ...turn }).catch(() => undefined);
    }
  }, [live?.id, text, way]);
  const lost = closing === 'no-such-table' ? live?.id : undefined;
  useEffect(() => {
    if (lost !== undefined) forgetVisit(lost);
  }, [lost]);
}

type Note = ReturnType<typeof noteOf>;

/** Small on purpose: it is written only when it changes. */
function noteOf({ status, view, seats, journal }: Live, { title, face }: Sitting) {
  const [actor] = title.game.actors(view.table);
  const toAct = typeof actor === 'number' && seats[actor]?.kind === 'guest' ? actor : undefined;
  const touched = journal.some((entry) => entry.actor !== 'chance');
  const detail = { en: face.subtitle(view.table, 'en'), fr: face.subtitle(view.table, 'fr') };
  return { status, toAct, touched, detail };
}
