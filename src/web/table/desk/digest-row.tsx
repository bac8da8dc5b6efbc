import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { RuleId } from '#kernel/game.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { Digest } from './digest.tsx';
import { SignOverTable } from './signs.tsx';
import { type DigestSource, useDigest } from './use-digest.ts';
import { useSigns } from './use-signs.ts';

/** Fetched once the row stands: it waits. */
const NextTable = lazy(() =>
  import('../together/next/next-table.tsx').then((m) => ({ default: m.NextTable })),
);

/** The digest of a table in play: whose it is, and how its seats are marked; and the signs, which are its first strips. */
export function DigestRow(props: DigestRowProps): ReactNode {
  const { showing } = props.snapshot;
  const { sitting, live, listener, elsewhere, away, onAway, past, onBack, onRule, onSign } = props;
  const { digest, watching } = useCatalogue(tableWords);
  const signs = useSigns(props);
  const reading = signs.shown !== undefined;
  useEffect(() => onSign(reading), [reading, onSign]);
  const shown = useDigest(props, signs.stripsOf);
  const { names } = listener;
  // Those at one device hear of everybody by name, and are no watchers.
  const { eyes } = live;
  // In their first turn there is none that anything could be since.
  const first = shown.span.entries[0]?.seq ?? 0;
  const hadTurn = props.journal.some(({ actor, seq }) => actor === eyes && seq < first);
  // While the last of it is still being shown, it is what happens now.
  const shownAll = elsewhere || showing?.happening === undefined;
  const since =
    // Several at one device: "you" is whoever holds it.
    live.mine.length > 1 && eyes !== 'watcher' ? digest.sinceOf(names[eyes] ?? '') : digest.since;
  return (
    <>
      <Digest
        shown={shown}
        title={shown.span.is === 'since' && hadTurn && shownAll ? since : digest.now}
        watching={eyes === 'watcher' ? watching : undefined}
        look={{
          names,
          away,
          onAway,
          // What is still to be shown is not told by a badge either.
          view: elsewhere ? props.seen : (showing?.happening?.before ?? props.seen),
          Badge: sitting.face.Badge,
          colours: gameOf(live.game)?.colours ?? [],
        }}
        past={past}
        onBack={onBack}
        end={
          eyes === 'watcher' || sitting.taught ? undefined : (
            <Suspense>
              <NextTable sitting={sitting} live={live} />
            </Suspense>
          )
        }
      />
      {signs.shown && !elsewhere ? (
        <SignOverTable
          key={`${signs.shown.seq} ${signs.shown.sign.title}`}
          sign={signs.shown.sign}
          onPutAway={signs.putAway}
          onRule={onRule}
        />
      ) : undefined}
    </>
  );
}

export type DigestRowProps = DigestSource & {
  /** After which sentence the table is on show, while its past is. */
  past: string | undefined;
  /** Says what to do about somebody who is away. */
  onAway: (() => void) | undefined;
  onBack: () => void;
  onRule: (rule: RuleId) => void;
  /** Whether there is a sign that has not been read. */
  onSign: (reading: boolean) => void;
};
