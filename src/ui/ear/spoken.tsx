import { type ReactNode, useSyncExternalStore } from 'react';
import { voice } from './voice.ts';

/** The one region in which previews, hints and what is read aloud are heard. */
export function Spoken(): ReactNode {
  const { text, nth } = useSyncExternalStore(voice.subscribe, voice.get);
  return (
    <div className="visually-hidden" role="status" data-spoken="">
      {text === '' ? null : <p key={nth}>{text}</p>}
    </div>
  );
}
