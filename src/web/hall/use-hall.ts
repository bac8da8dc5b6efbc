import { useEffect, useState } from 'react';
import { type HallShown, hallShown } from '#protocol/hall.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { EnterHall } from '#protocol/to-server.ts';
import { guest, useGuestName } from '../guest.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;

export type InHall = {
  shown: HallShown | undefined;
  isLost: boolean;
  /** How far the house's clock is ahead of this one. */
  ahead: number;
};

/** What the hall shows, for as long as the page is open: whatever changes comes by itself. */
export function useHall(): InHall {
  const name = useGuestName();
  const [inHall, setInHall] = useState<InHall>({ shown: undefined, isLost: false, ahead: 0 });
  useEffect(() => {
    const close = enterHall(
      name,
      (shown) => setInHall({ shown, isLost: false, ahead: shown.at - Date.now() }),
      () => setInHall((before) => ({ ...before, isLost: true })),
    );
    return close;
  }, [name]);
  return inHall;
}

/** Keeps a socket to the hall until what is returned is called. */
function enterHall(
  name: string,
  onShown: (shown: HallShown) => void,
  onLost: () => void,
): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const open = (): void => {
    clearTimeout(timer);
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const mine = new WebSocket(address);
    socket = mine;
    mine.addEventListener('open', () => {
      const entering: EnterHall = { t: 'hall', v: PROTOCOL, secret: guest().secret, name };
      mine.send(JSON.stringify(entering));
    });
    mine.addEventListener('message', ({ data }) => {
      const read = hallShown.safeParse(JSON.parse(String(data)));
      if (mine !== socket || !read.success) return;
      failures = 0;
      onShown(read.data);
    });
    mine.addEventListener('close', () => {
      if (mine !== socket) return;
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      failures++;
      onLost();
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
    });
  };
  open();
  addEventListener('online', open);
  return () => {
    removeEventListener('online', open);
    clearTimeout(timer);
    const last = socket;
    socket = undefined;
    last?.close();
  };
}
