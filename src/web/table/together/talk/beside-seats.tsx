import type { ReactNode } from 'react';
import { talkWords } from '../../../words/talk/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import { TalkForm } from './form.tsx';
import { useTapes } from './use-tapes.ts';
import './talk.css';
import './beside-seats.css';

/** The telegram form of a table that waits: on a wide screen there is room for it beside the seats. */
export function TalkBesideSeats(props: DeskProps): ReactNode {
  const words = useCatalogue(talkWords);
  const showing = useTapes(props, true);
  return (
    <aside className="talk-side talk-beside" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
      </header>
      <TalkForm {...showing} desk={props} wide />
    </aside>
  );
}
