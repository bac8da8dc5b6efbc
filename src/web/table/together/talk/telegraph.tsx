import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#ui/dialog.tsx';
import { LineIcon } from '#ui/icons.tsx';
import { media } from '#ui/media.ts';
import { singleKeys } from '#ui/single-keys.ts';
import { useMedia } from '#ui/use-media.ts';
import { talkWords } from '../../../words/talk/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import { isElsewhere } from '../../desk/keys.ts';
import { TalkForm } from './form.tsx';
import { SidePanel } from './side-panel.tsx';
import { Strip } from './strip.tsx';
import { useTapes } from './use-tapes.ts';
import './talk.css';

/** The key in the head with the count of what is unread, the strip on the map, and the form when it is open. */
export function Telegraph(props: DeskProps): ReactNode {
  const words = useCatalogue(talkWords);
  const wide = useMedia(media.wide);
  const [open, setOpen] = useState(false);
  const showing = useTapes(props, open);
  const unread = showing.may.read.reduce((sum, tape) => sum + showing.unread[tape], 0);
  useKey(() => setOpen((before) => !before));
  const close = (): void => setOpen(false);
  const form = <TalkForm {...showing} desk={props} wide={wide} />;
  return (
    <>
      <button
        type="button"
        className="icon-button talk-key"
        aria-label={words.key(unread)}
        title={words.key(unread)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <LineIcon className="icon" size={22}>
          <path d="M3 19h18M5 19v-3h14v3M7 16v-3M7 11.500h11M18 11.500V9h-3M16.500 9V6M13 6h7" />
        </LineIcon>
        {unread > 0 ? (
          <span className="talk-count" aria-hidden="true">
            {unread}
          </span>
        ) : undefined}
      </button>
      {open && wide
        ? createPortal(
            <SidePanel title={words.title} close={words.close} onClose={close}>
              {form}
            </SidePanel>,
            document.body,
          )
        : undefined}
      {open && !wide ? (
        <Dialog kind="sheet" open title={words.title} close={words.close} onClose={close}>
          {form}
        </Dialog>
      ) : undefined}
      {createPortal(
        <Strip {...showing} desk={props} covered={open} onOpen={() => setOpen(true)} />,
        document.body,
      )}
    </>
  );
}

/** T, unless somebody writes or a dialog is open. */
function useKey(press: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== 't' || !singleKeys.get() || isElsewhere(event)) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
