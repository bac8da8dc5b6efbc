/**
 * Several tabs may have one local table open. Each plays for itself over the same log, whose keys let only one of them
 * write each entry; the others are told that there is something new, and look again.
 */
const NAME = 'rotonde.tables';

/** What this tab says. A channel is not heard by its own tab's other ends if they are this very one. */
let speaking: BroadcastChannel | undefined;

export function tellTabs(table: string): void {
  speaking ??= new BroadcastChannel(NAME);
  speaking.postMessage(table);
}

/** Calls back whenever another tab has written to this table. */
export function onOtherTab(table: string, written: () => void): () => void {
  speaking ??= new BroadcastChannel(NAME);
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (data === table) written();
  };
  const channel = speaking;
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
