import { type ReactNode, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { TalkLine } from '#protocol/talk.ts';
import { Icon } from '#ui/icons.tsx';
import { Seat } from '#ui/seat.tsx';
import { setMuted } from '../../../mutes.ts';
import type { TalkWords } from '../../../words/talk/messages.ts';

import type { Unsent, Words } from './tapes.ts';
import './tape.css';

/** What was said, in the reader's language where it is a phrase of the house. */
export function saidText(
  said: Partial<Pick<TalkLine, 'text' | 'quick'>>,
  words: TalkWords,
): string {
  return said.quick === undefined ? (said.text ?? '') : words.quick[said.quick];
}

/** The badge of a seat, or an eye for somebody who watches. While a table waits, seats have no colour to go by. */
export function Speaker({ line, game }: { line: TalkLine; game: string }): ReactNode {
  if (line.seat === undefined)
    return <Icon name={line.tape === 'table' ? 'person' : 'eye'} size={18} />;
  return <Seat colour={gameOf(game)?.colours[line.seat] ?? 'red'} size={18} />;
}

/** One line of a tape. Whoever presses the name may mute its speaker, or report the line. */
export function Said({ line, name, mine, muted, at, game, words, onReport }: SaidProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState(false);
  const report = async (): Promise<void> => setReported(await onReport(line.n));
  if (muted) {
    return (
      <li className="talk-muted">
        <span>{words.muted(name)}</span>
        <button type="button" onClick={() => void setMuted(line.who, false)}>
          {words.unmute(name)}
        </button>
      </li>
    );
  }
  const tape = line.quick === undefined ? 'talk-tape' : 'talk-tape quick';
  if (mine) {
    return (
      <li className="mine">
        <small>
          {words.you} · {at}
        </small>
        <span className={tape}>{saidText(line, words)}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="talk-name"
        aria-expanded={open}
        title={words.about(name)}
        onClick={() => setOpen(!open)}
      >
        {name} · {at}
      </button>
      <Speaker line={line} game={game} />
      <span className={tape}>{saidText(line, words)}</span>
      {open ? (
        <span className="talk-ways">
          <button type="button" onClick={() => void setMuted(line.who, true)}>
            {words.mute(name)}
          </button>
          {reported ? (
            <span role="status">{words.reported}</span>
          ) : (
            <button type="button" onClick={() => void report()}>
              {words.report(name)}
            </button>
          )}
        </span>
      ) : undefined}
    </li>
  );
}

type SaidProps = {
  line: TalkLine;
  name: string;
  mine: boolean;
  muted: boolean;
  /** When it was said, by the reader's clock. */
  at: string;
  game: string;
  words: TalkWords;
  onReport: (n: number) => Promise<boolean>;
};

/** One's own line that is not on the tape yet, or could not be. */
export function NotYetSaid({ unsent, words, onRetry, onDrop }: NotYetSaidProps): ReactNode {
  const { words: said, why } = unsent;
  return (
    <li className={why === undefined ? 'mine sending' : 'mine'}>
      <small>
        {words.you} · {why === undefined ? words.sending : words.notSent}
      </small>
      <span className={'quick' in said ? 'talk-tape quick' : 'talk-tape'}>
        {saidText(said satisfies Words, words)}
      </span>
      {why === undefined ? undefined : (
        <span className="talk-ways">
          <span>{(words.why as Readonly<Record<string, string>>)[why] ?? words.why.other}</span>
          <button type="button" onClick={onRetry}>
            {words.retry}
          </button>
          <button type="button" onClick={onDrop}>
            {words.drop}
          </button>
        </span>
      )}
    </li>
  );
}

type NotYetSaidProps = {
  unsent: Unsent;
  words: TalkWords;
  onRetry: () => void;
  onDrop: () => void;
};
