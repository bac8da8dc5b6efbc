import type { ReactNode } from 'react';
import type { Listener } from '#kernel/title.ts';
import type { Ask } from '#protocol/to-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { undoWords } from '../../words/undo/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { type Struck, struckBy } from './undo-concerns.ts';
import type { Undo } from './use-undo.ts';
import './undo-dialogs.css';

type Seen = { sitting: Sitting; live: Live; names: readonly string[]; listener: Listener };

/** Before going back beyond a reveal: who must agree, what has been learnt, and whether it is really wished. */
export function AskUndo({ undo, to, sitting, live, names, listener }: AskUndoProps): ReactNode {
  const words = useCatalogue(undoWords);
  const { why } = useCatalogue(tableWords);
  const struck = struckBy(live, to, sitting.title, listener);
  // All of it one's own, and yet not free: a final choice, which concerns everybody.
  const all = struck.drawn || struck.seats.every((seat) => seat === live.eyes);
  const others = live.seats.flatMap((seat, i) =>
    seat.kind === 'guest' && !live.mine.includes(i) && (all || struck.seats.includes(i))
      ? [names[i] ?? '']
      : [],
  );
  const text =
    others.length > 0
      ? words[all ? 'askAll' : 'askOthers'](others)
      : words[live.mine.length > 1 ? 'askHere' : 'askBots'](struck.drawn);
  return (
    <Dialog open title={words.title} close={why.close} onClose={undo.cancel}>
      <p>{text}</p>
      <Learnt struck={struck} />
      <div className="dialog-actions">
        <Button kind="lever" autoFocus onClick={undo.confirm}>
          {others.length > 0 ? words.send : words.take}
        </Button>
        <Button onClick={undo.cancel}>{words.keep}</Button>
      </div>
    </Dialog>
  );
}

type AskUndoProps = Seen & { undo: Undo; to: number };

/** Somebody's wish to go back, for those who are asked and for whoever waits for them. */
export function AskedUndo({ sitting, live, ask, names, listener }: AskedUndoProps): ReactNode {
  const words = useCatalogue(undoWords);
  const open = ask.of.filter((seat) => !ask.agreed.includes(seat));
  const answer = (yes: boolean): void => {
    void sitting.store.request({ t: 'consent', ask: ask.id, yes });
  };
  if (live.eyes === 'watcher' || !open.some((seat) => live.mine.includes(seat))) {
    return <p className="table-banner">{words.waiting(open.map((seat) => names[seat] ?? ''))}</p>;
  }
  return (
    <div className="table-banner" role="alert">
      <span>{words.asked(names[ask.by] ?? '')}</span>
      <Button onClick={() => answer(true)}>{words.yes}</Button>
      <Button onClick={() => answer(false)}>{words.no}</Button>
      <Learnt struck={struckBy(live, ask.to, sitting.title, listener)} />
    </div>
  );
}

type AskedUndoProps = Seen & { ask: Ask };

/** What would be known by whoever goes back, as these eyes saw it. */
function Learnt({ struck: { drawn, learnt, more } }: { struck: Struck }): ReactNode {
  const words = useCatalogue(undoWords);
  if (!drawn) return undefined;
  return (
    <div className="undo-learnt">
      {learnt.length > 0 ? <p>{words.learnt}</p> : undefined}
      <ul>
        {learnt.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may have come to light twice.
          <li key={i}>
            <Sentence text={text} />
          </li>
        ))}
        {more > 0 ? <li>{words.more(more)}</li> : undefined}
      </ul>
      <p>{words.anew}</p>
    </div>
  );
}
