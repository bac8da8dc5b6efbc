import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { MOST_TALK, QUICK, type Quick, type Tape } from '#protocol/talk.ts';
import { Icon } from '#ui/icons.tsx';
import { useRemembered } from '#ui/use-remembered.ts';
import { guestNameBeside } from '../../../guest.ts';
import { talkWords } from '../../../words/talk/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import { strips } from './kept.ts';
import { TapeLog } from './log.tsx';
import { Notes } from './notes.tsx';
import type { MayTalk, Tapes, TapesShown } from './tapes.ts';

/** What is shown of the tapes. */
export type Showing = {
  tapes: Tapes;
  shown: TapesShown;
  unread: Readonly<Record<Tape, number>>;
  may: MayTalk;
  muted: Readonly<Record<string, true>>;
  /** The one in front. */
  tape: Tape | 'notes';
  setTape: (tape: Tape | 'notes') => void;
  /** After which line of the table's tape the new ones begin, and since when they are new. */
  since: { n: number; is: 'since' | 'fresh' };
};

/** The telegram form: two tapes and one's notes, phrases that are tickets, and a line to write. */
export function TalkForm(props: FormProps): ReactNode {
  const { may, tape, desk } = props;
  const words = useCatalogue(talkWords);
  const { live } = desk;
  const plays = live.mine.length > 0;
  const isClosed = live.aside.talkClosed ?? false;
  if (tape === 'notes') {
    return (
      <div className="talk notes">
        <Fronts {...props} />
        <Notes store={desk.sitting.store} table={live.id} />
      </div>
    );
  }
  const reads = may.read.includes(tape);
  const writes = may.write.includes(tape);
  const unseated = live.status === 'waiting' ? words.youStand : words.youWatch;
  const player = live.status === 'over' ? undefined : words.closedToPlayers;
  const note = isClosed ? words.hushed : plays ? player : unseated;
  return (
    <div className="talk">
      <Fronts {...props} />
      {reads ? <TapeLog {...props} tape={tape} /> : <div className="talk-log" />}
      {note === undefined ? undefined : <p className="talk-note">{note}</p>}
      {writes && !isClosed ? <Writing {...props} tape={tape} /> : undefined}
      <Settings {...props} isClosed={isClosed} />
    </div>
  );
}

export type FormProps = Showing & { desk: DeskProps; wide: boolean };

/** Which of them is in front. */
function Fronts({ tape, setTape, unread, desk }: FormProps): ReactNode {
  const words = useCatalogue(talkWords);
  const { watchers = 0 } = desk.live;
  const fronts = ['table', 'platform', 'notes'] as const;
  return (
    <div className="talk-fronts">
      {fronts.map((one) => {
        const count = one === 'notes' || one === tape ? 0 : unread[one];
        return (
          <button key={one} type="button" aria-pressed={one === tape} onClick={() => setTape(one)}>
            {one === 'platform' ? <Icon name="eye" size={18} /> : undefined}
            {one === 'notes' ? <Icon name="pencil" size={18} /> : undefined}
            {words[one]}
            {one === 'platform' && watchers > 0 ? ` · ${watchers}` : undefined}
            {count > 0 ? (
              <>
                <span className="talk-count" aria-hidden="true">
                  {count}
                </span>
                <span className="visually-hidden">, {words.unread(count)}</span>
              </>
            ) : undefined}
          </button>
        );
      })}
    </div>
  );
}

/** What somebody who watches has to say to others who do. */
const ON_PLATFORM: readonly Quick[] = ['fine-line', 'thanks'];
const BEFORE: readonly Quick[] = ['hello', 'one-moment', 'ready', 'thanks'];
const IN_PLAY = QUICK.filter((quick) => quick !== 'hello' && quick !== 'ready');

function quicksFor(tape: Tape, isWaiting: boolean): readonly Quick[] {
  if (isWaiting) return tape === 'table' ? BEFORE : ['hello'];
  return tape === 'table' ? IN_PLAY : ON_PLATFORM;
}

function Writing({ tapes, tape, desk }: FormProps & { tape: Tape }): ReactNode {
  const words = useCatalogue(talkWords);
  const [text, setText] = useState('');
  const name = (): string => guestNameBeside(desk.names);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    tapes.say(tape, { text }, name());
    setText('');
  };
  return (
    <>
      <fieldset className="talk-quick">
        <legend className="visually-hidden">{words.quicks}</legend>
        {quicksFor(tape, desk.live.status === 'waiting').map((quick) => (
          <button key={quick} type="button" onClick={() => tapes.say(tape, { quick }, name())}>
            {words.quick[quick]}
          </button>
        ))}
      </fieldset>
      <form className="talk-write" onSubmit={send}>
        <input
          className="field-input"
          value={text}
          maxLength={MOST_TALK}
          aria-label={words.write[tape]}
          placeholder={words.write[tape]}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {words.send}
        </button>
      </form>
    </>
  );
}

/** The strips on the map, and for the host whether anything may be said. */
function Settings({ desk, isClosed }: FormProps & { isClosed: boolean }): ReactNode {
  const words = useCatalogue(talkWords);
  const isOn = useRemembered(strips);
  const { store } = desk.sitting;
  return (
    <div className="talk-settings">
      {desk.live.status === 'waiting' ? undefined : (
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => strips.set(target.checked)}
          />
          {words.strips}
        </label>
      )}
      {desk.live.hosting ? (
        <button type="button" onClick={() => void store.request({ t: 'hush', closed: !isClosed })}>
          {isClosed ? words.unhush : words.hush}
        </button>
      ) : undefined}
    </div>
  );
}
