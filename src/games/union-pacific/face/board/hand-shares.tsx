import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';
import { useDock } from '../handling/dock.ts';
import { mayAdd } from '../logic/selection.ts';
import { useViewer } from '../viewer.ts';
import type { Words } from '../words/words.ts';
import { ShareCard } from './share-card.tsx';

/** The shares of one's own hand, sorted, each kind once. */
export const HandShares = memo(function HandShares(): ReactNode {
  const { words } = useViewer();
  const { table, own, turn, came, marks } = useDock();
  const over = table.phase === 'over';
  const { ask, mode, selection } = turn;
  const hand = own?.shares ?? [];
  const counts = hand.flatMap((count, share) => (count > 0 ? [{ share, count }] : []));
  const invests = ask === 'act' && mode === 'invest';
  const one = ask === 'open' || ask === 'exchange';
  return (
    <fieldset className="up-shares" style={kindsOf(counts.length)}>
      <legend>
        {words.papers.shares}{' '}
        {over ? null : (
          <small>{invests ? words.papers.sharesInvest : words.papers.sharesSub}</small>
        )}
      </legend>
      <div className="up-cards">
        {counts.map(({ share, count }) => {
          const opening = own?.opening === share;
          const took = stepsOf(marks?.took, share);
          const isNew = !over && came?.share === share;
          const picked = invests
            ? (selection[share] ?? 0)
            : turn.share === share || opening
              ? 1
              : 0;
          const free = invests ? picked > 0 || mayAdd(selection, hand, share) : one;
          return (
            <ShareCard
              key={share}
              share={share}
              name={words.share(share)}
              piece={`hand:${share}`}
              count={count}
              picked={picked}
              // 7.5 allows a Union Pacific share for another; nobody is asked to.
              lit={free && picked === 0 && !(ask === 'exchange' && share === UP)}
              off={invests && !free}
              why={words.papers.tooMany}
              note={noteOf(words.papers, { picked: invests ? picked : 0, count, took, isNew })}
              tag={isNew ? { text: words.papers.isNew, more: true } : undefined}
              pencil={took && { steps: took }}
              onPress={
                one || (ask === 'act' && turn.canInvest)
                  ? (at, byKeys) => turn.press({ is: 'share', share, byKeys }, at)
                  : undefined
              }
            />
          );
        })}
        <LaidOut />
        {counts.length === 0 && !marks?.laid.some((steps) => steps.length > 0) ? (
          <p className="up-none">{words.papers.none}</p>
        ) : null}
      </div>
    </fieldset>
  );
});

/** What a plan lays out: it is drawn where it was, in pencil. */
function LaidOut(): ReactNode {
  const { words } = useViewer();
  const { marks } = useDock();
  return marks?.laid.map((steps, share) =>
    steps.length === 0 ? null : (
      <ShareCard
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind of share is named by its number.
        key={share}
        share={share}
        name={words.share(share)}
        note={words.papers.planned(steps)}
        pencil={{ steps, gone: true }}
      />
    ),
  );
}

const stepsOf = (
  all: readonly (readonly number[])[] | undefined,
  share: Share,
): readonly number[] | undefined => {
  const steps = all?.[share];
  return steps && steps.length > 0 ? steps : undefined;
};

/** What is said after the name of a share in the hand. */
function noteOf(
  papers: Words['papers'],
  { picked, count, took, isNew }: Noted,
): string | undefined {
  const many = count > 1 ? papers.count(count) : undefined;
  const notes = [
    picked > 0 ? papers.picked(picked, count) : many,
    isNew ? papers.isNew : undefined,
    took && papers.planned(took),
  ].filter((note) => note !== undefined);
  return notes.length > 0 ? notes.join(', ') : undefined;
}

type Noted = {
  picked: number;
  count: number;
  took: readonly number[] | undefined;
  /** It came last. */
  isNew: boolean;
};

/** For the style sheet: how far the cards can be pushed together. */
const kindsOf = (kinds: number): CSSProperties =>
  ({ '--kinds': Math.max(1, kinds) }) as CSSProperties;
