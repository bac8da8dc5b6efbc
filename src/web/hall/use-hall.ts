import { useEffect, useRef, useState } from 'react';
import { type HallShown, type HallWish, hallShown, type WishBoard } from '#protocol/hall.ts';
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

/** What the hall shows by this wish, for as long as the page is open: whatever changes comes by itself. */
export function useHall(wish: HallWish): InHall {
  const name = useGuestName();
  const [inHall, setInHall] = useState<InHall>({ shown: undefined, isLost: false, ahead: 0 });
  const way = useRef<Way>(undefined);
  const wished = useRef(wish);
  useEffect(() => {
    const opened = enterHall(
      name,
      () => wished.current,
      (shown) => setInHall({ shown, isLost: false, ahead: shown.at - Date.now() }),
      () => setInHall((before) => ({ ...before, isLost: true })),
    );
    way.current = opened;
    return () => opened.close();
  }, [name]);
  useEffect(() => {
    if (isSameWish(wish, wished.current)) return;
    wished.current = wish;
    way.current?.tellWish();
  }, [wish]);
  return inHall;
}

/** Is this all that is wished for, or all that there is? */
export const isSameWish = (one: HallWish = {}, other: HallWish = {}): boolean =>
  one.game === other.game && one.pace === other.pace && one.pages === other.pages;

type Way = { tellWish(): void; close(): void };

/** Keeps a socket to the hall until it is closed. */
function enterHall(
  name: string,
  wish: () => HallWish,
  onShown: (shown: HallShown) => void,
  onLost: () => void,
): Way {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const tellWish = (): void => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ t: 'board', wish: wish() } satisfies WishBoard));
  };
  const open = (): void => {
    clearTimeout(timer);
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const mine = new WebSocket(address);
    socket = mine;
    mine.addEventListener('open', () => {
      const entering: EnterHall = { t: 'hall', v: PROTOCOL, secret: guest().secret, name };
      mine.send(JSON.stringify(entering));
      if (!isSameWish(wish())) tellWish();
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
  const close = (): void => {
    removeEventListener('online', open);
    clearTimeout(timer);
    const last = socket;
    socket = undefined;
    last?.close();
  };
  return { tellWish, close };
}
