import type { ReactNode } from 'react';
import type { Ask } from '#protocol/to-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live } from '../snapshot.ts';
import type { TableStore } from '../store.ts';
import type { Undo } from './use-undo.ts';

/** Before going back beyond a reveal: who must agree, and whether it is really wished. */
export function AskUndo({ undo, live, names }: AskUndoProps): ReactNode {
  const words = useCatalogue(tableWords);
  const others = live.seats.flatMap((seat, i) =>
    seat.kind === 'guest' && !live.mine.includes(i) ? [names[i] ?? ''] : [],
  );
  const text =
    others.length > 0
      ? words.undo.ask(others)
      : live.mine.length > 1
        ? words.undo.askHere
        : words.undo.askBots;
  return (
    <Dialog open title={words.undo.title} close={words.why.close} onClose={undo.cancel}>
      <p>{text}</p>
      <div className="dialog-actions">
        <Button kind="lever" autoFocus onClick={undo.confirm}>
          {others.length > 0 ? words.undo.send : words.undo.take}
        </Button>
        <Button onClick={undo.cancel}>{words.undo.keep}</Button>
      </div>
    </Dialog>
  );
}

type AskUndoProps = { undo: Undo; live: Live; names: readonly string[] };

/** Somebody's wish to go back, for those who are asked and for whoever waits for them. */
export function AskedUndo({ store, live, ask, names }: AskedUndoProps): ReactNode {
  const { undo } = useCatalogue(tableWords);
  const { eyes, seats } = live;
  const open = seats.flatMap((seat, i) =>
    seat.kind === 'guest' && i !== ask.by && !ask.agreed.includes(i) ? [i] : [],
  );
  const answer = (yes: boolean): void => {
    void store.request({ t: 'consent', ask: ask.id, yes });
  };
  if (eyes === 'watcher' || !open.includes(eyes)) {
    return <p className="table-banner">{undo.waiting(open.map((seat) => names[seat] ?? ''))}</p>;
  }
  return (
    <div className="table-banner" role="alert">
      <span>{undo.asked(names[ask.by] ?? '')}</span>
      <Button onClick={() => answer(true)}>{undo.yes}</Button>
      <Button onClick={() => answer(false)}>{undo.no}</Button>
    </div>
  );
}

type AskedUndoProps = { store: TableStore; live: Live; ask: Ask; names: readonly string[] };
