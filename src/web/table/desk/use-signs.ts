import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Listener } from '#kernel/title.ts';
import type { Strip, TableSign } from '#ui/face.ts';
import { useFetchedTelling } from '#ui/face-parts.ts';
import { remembered } from '#ui/remembered.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import type { Journal } from '../journal.ts';
import type { AnyView } from '../play/stage.ts';
import type { Sitting } from '../use-table.ts';
import { type Posted, type PutAway, postedIn, readPutAway, withPutAway } from './sign-queue.ts';
import type { DigestSource } from './use-digest.ts';

type SignSource = Pick<DigestSource, 'sitting' | 'live' | 'journal' | 'seen' | 'listener'>;

type Signs = {
  /** The one that is to be read now. */
  shown: Posted | undefined;
  putAway: () => void;
  /** The signs of these entries, as strips of the digest. */
  stripsOf: (entries: Journal) => readonly Strip<unknown>[];
};

const putAwaySigns = remembered<PutAway>('rotonde.signs', readPutAway);

/**
 * What must not happen in silence. Whoever sees a table for the first time is told of what comes, and not of what was; each
 * of several at one device is told.
 */
export function useSigns({ sitting, live, journal, seen, listener }: SignSource): Signs {
  const signOf = useSignOf(sitting.face, seen, listener);
  const place = `${live.id} ${live.eyes}`;
  const known = useRemembered(putAwaySigns)[place];
  const { seq } = live;
  useEffect(() => {
    if (known === undefined) putAwaySigns.set(withPutAway(putAwaySigns.get(), place, seq));
  }, [known, place, seq]);
  // Of several that one entry brought, those that have been read.
  const [read, setRead] = useState<readonly unknown[]>([]);
  // Asked anew each time: what the face has to say may come later than the table.
  const unread = journal.filter((entry) => entry.seq > (known ?? seq));
  const [shown, next] = postedIn(unread, signOf).filter(({ event }) => !read.includes(event));
  const putAway = useCallback(() => {
    if (!shown) return;
    setRead((before) => [...before, shown.event]);
    if (next?.seq !== shown.seq)
      putAwaySigns.set(withPutAway(putAwaySigns.get(), place, shown.seq));
  }, [shown, next, place]);
  const stripsOf = useCallback(
    (entries: Journal) => postedIn(entries, signOf).map(stripOf),
    [signOf],
  );
  return { shown, putAway, stripsOf };
}

/** The sign of an event, as it was when it was first seen: the table goes on, the sign stays as it is. */
function useSignOf(
  face: Sitting['face'],
  seen: AnyView,
  listener: Listener,
): (event: unknown, next: unknown) => TableSign | undefined {
  const fetched = useFetchedTelling();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the face tells may have come only now.
  const { now, signOf } = useMemo(() => {
    const made = new Map<unknown, TableSign>();
    const view: { seen: AnyView | undefined } = { seen: undefined };
    const of = (event: unknown, next: unknown): TableSign | undefined => {
      const known = made.get(event);
      if (known || !face.sign || !view.seen) return known;
      const sign = face.sign(event, view.seen, listener, next);
      if (sign) made.set(event, sign);
      return sign;
    };
    return { now: view, signOf: of };
  }, [face, listener, fetched]);
  now.seen = seen;
  return signOf;
}

function stripOf({ event, sign }: Posted): Strip<unknown> {
  const { title, short = title, gain } = sign;
  return { text: title, short, about: [event], ...(gain === undefined ? {} : { gain }) };
}
