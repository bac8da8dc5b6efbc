import { type CSSProperties, memo, type ReactNode } from 'react';
import { UP } from '#games/union-pacific/rules/model.ts';
import { useDock } from '../handling/dock.ts';
import { mayAdd } from '../logic/selection.ts';
import { useViewer } from '../viewer.ts';
import { ShareCard } from './share-card.tsx';

/** The shares of one's own hand, sorted, each kind once. */
export const HandShares = memo(function HandShares(): ReactNode {
  const { words } = useViewer();
  const { own, turn } = useDock();
  const { ask, mode, selection } = turn;
  const hand = own?.shares ?? [];
  const counts = hand.flatMap((count, share) => (count > 0 ? [{ share, count }] : []));
  const invests = ask === 'act' && mode === 'invest';
  const one = ask === 'open' || ask === 'exchange';
  return (
    <fieldset className="up-shares" style={kindsOf(counts.length)}>
      <legend>
        {words.papers.shares}{' '}
        <small>{invests ? words.papers.sharesInvest : words.papers.sharesSub}</small>
      </legend>
      <div className="up-cards">
        {counts.map(({ share, count }) => {
          const opening = own?.opening === share;
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
              note={
                invests && picked > 0
                  ? words.papers.picked(picked, count)
                  : count > 1
                    ? words.papers.count(count)
                    : undefined
              }
              onPress={
                one || (ask === 'act' && turn.canInvest)
                  ? (at, byKeys) => turn.press({ is: 'share', share, byKeys }, at)
                  : undefined
              }
            />
          );
        })}
        {counts.length === 0 ? <p className="up-none">{words.papers.none}</p> : null}
      </div>
    </fieldset>
  );
});

/** For the style sheet: how far the cards can be pushed together. */
const kindsOf = (kinds: number): CSSProperties =>
  ({ '--kinds': Math.max(1, kinds) }) as CSSProperties;
