import { useCallback, useRef } from 'react';
import { plain } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { isShared } from '../curtain/is-shared.ts';
import { isSecretive } from '../curtain/use-curtain.ts';
import { useEnded } from '../ending/use-ended.ts';
import { usePlan } from '../plan/use-plan.tsx';
import { barredBy } from '../together/at-desk.tsx';
import type { DeskProps } from './desk.tsx';
import { useTableKeys } from './keys.ts';
import { scoresOf, type TableView, usePanels } from './layout.tsx';
import { useActing } from './use-acting.ts';
import { useKeptFocus } from './use-focus.ts';
import { useListener } from './use-listener.ts';
import { useNews } from './use-news.ts';
import { type Past, usePast } from './use-past.ts';
import { usePointing } from './use-pointing.ts';
import { usePresence } from './use-presence.ts';
import { skipShow, useSkipByTap } from './use-skip.ts';
import { useToast } from './use-toast.ts';
import { useTurns } from './use-turns.ts';
import { type Undo, useUndo } from './use-undo.ts';

/** All that a table in play keeps and listens to: what is on show, what is open over it, what has been told. */
export function useDesk({ sitting, snapshot, live, language, names }: DeskProps) {
  const { store, title, face } = sitting;
  const words = useCatalogue(tableWords);
  const board = useRef<HTMLElement>(null);
  const panels = usePanels();
  const { told: toast, tell, tellOfNow } = useToast(live.seq);
  const { past, look, back } = usePast(store);
  const barred = barredBy(live);
  const nudge = useCallback(
    () => tell(barred ? words.why.plain[barred] : words.past.noActing),
    [tell, words, barred],
  );
  const elsewhere = past !== undefined || snapshot.showing?.film === true;
  const listener = useListener(live, language, names, isShared(live) && !isSecretive(live.game));
  // Everybody reads the same journal at one device.
  const reader = useListener(live, language, names, isShared(live));
  const plan = usePlan(sitting, snapshot, live, listener, tell);
  const acting = useActing(
    sitting,
    snapshot,
    language,
    elsewhere || barred !== undefined,
    nudge,
    plan?.told,
  );
  const undoing = useUndo(store, live, (what) =>
    tell(what === 'long-turn' ? plain(words.why.longTurn) : words.undo[what], 'stop'),
  );
  const undo = plan?.told?.undoIn(undoing) ?? undoing;
  const now = snapshot.showing ?? { view: live.view, happening: undefined };
  // What is still to be shown on the board is not in the journal yet.
  const { journal, turns, told } = useTurns(sitting, live, now.seq ?? live.seq, reader);
  // The film and the past are no news.
  const seen = elsewhere ? live.view : now.view;
  const pointing = usePointing();
  useNews(snapshot.news, live, names, tell);
  const away = usePresence(live.seats, (seat) =>
    tell(words.presence.back(names[seat] ?? ''), 'go'),
  );
  useKeptFocus(board);
  useSkipByTap(store);
  const ending = useEnded(sitting, live);
  const showing = past ? { view: past.view, happening: undefined } : now;
  const heard = listener.eyes;
  const sight: TableView = { ...showing, title, face, eyes: heard, names, language, told };
  const read = async (): Promise<void> => {
    acting.closeWhy();
    // Fetched when somebody asks for it.
    const { readTable } = await import('./read-table.ts');
    tellOfNow(
      readTable(face, scoresOf(sight), title.game.actors(sight.view.table), acting.acts.choices),
    );
  };
  useDeskKeys({ undo, panels, acting, plan, read, pointing, past, back, store });
  return {
    board,
    panels,
    toast,
    tell,
    past,
    look,
    back,
    acting,
    undo,
    listener,
    turns,
    digest: { sitting, snapshot, live, journal, seen, listener, elsewhere, pointing },
    pointing,
    away,
    ending,
    sight,
    plan,
    elsewhere,
    read,
  };
}

/** The table's own keys. */
function useDeskKeys({
  undo,
  panels,
  acting,
  plan,
  read,
  pointing,
  past,
  back,
  store,
}: Keys): void {
  useTableKeys({
    undo: undo.press,
    rules: () => panels.open('rules', acting.why?.rule),
    draft: () => plan?.setOpen(!plan.open),
    read: () => void read(),
    // What belongs to a moment is ended by Escape before it comes here.
    escape: () => {
      const inPanel = document.activeElement?.closest('.table-rules') != null;
      if (pointing.line && !inPanel) pointing.point(undefined);
      else if (panels.shown) panels.close();
      else if (plan?.open && !past) plan.setOpen(false);
      else back();
    },
    skip: (all) => skipShow(store, all),
  });
}

type Keys = {
  undo: Undo;
  panels: ReturnType<typeof usePanels>;
  acting: ReturnType<typeof useActing>;
  plan: ReturnType<typeof usePlan>;
  read: () => Promise<void>;
  pointing: ReturnType<typeof usePointing>;
  past: Past | undefined;
  back: () => void;
  store: DeskProps['sitting']['store'];
};
