import { memo, type ReactNode } from 'react';
import type { Share } from '#games/union-pacific/rules/model.ts';
import { ShareArt } from '../art/share-card.tsx';
import { pointing } from '../handling/attention.ts';

/** Drawn once: a card does not change. */
const Art = memo(ShareArt);

/** Shares of one kind, as many as there are: one card on top, the edges of the others below. */
export function ShareCard(props: ShareCardProps): ReactNode {
  const { share, name, piece, count = 1, picked = 0, off, lit, why, note, tag, onPress } = props;
  const { pencil } = props;
  // Several may be picked one after the other; a double press counts twice.
  const many = count > 1 && piece?.startsWith('hand:');
  const label = [name, note, off ? why : undefined].filter(Boolean).join(', ');
  const inside = (
    <>
      {Array.from({ length: Math.min(count, 4) - 1 }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a stack do not differ.
          key={i}
          className="edge"
          style={{ translate: `${(i + 1) * 3}px ${(i + 1) * -3}px` }}
        />
      ))}
      <Art share={share} />
      {count > 1 || picked > 0 ? (
        <span className="count figures" aria-hidden="true">
          {picked > 0 && count > 1 ? `${picked}/${count}` : picked > 0 ? '✓' : `×${count}`}
        </span>
      ) : null}
      {pencil ? (
        <span className="step figures" aria-hidden="true">
          {pencil.steps.join('·')}
        </span>
      ) : null}
      {tag ? (
        <span className={tag.more ? 'up-tag more figures' : 'up-tag figures'} aria-hidden="true">
          {tag.text}
        </span>
      ) : null}
    </>
  );
  const classes = [
    'up-share',
    lit ? 'lit' : '',
    picked > 0 ? 'on' : '',
    off ? 'off' : '',
    tag ? 'tagged' : '',
    pencil ? (pencil.gone ? 'pencil gone' : 'pencil') : '',
  ].join(' ');
  if (onPress === undefined) {
    return (
      <span
        className={classes}
        role="img"
        aria-label={label}
        data-spot={piece}
        {...pointing(share)}
      >
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      data-piece={piece}
      aria-pressed={picked > 0}
      {...pointing(share)}
      {...(off ? { 'aria-disabled': true, title: why } : {})}
      onClick={(event) => {
        if (event.detail < 2 || many) onPress(event.currentTarget, event.detail === 0);
      }}
    >
      {inside}
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

type ShareCardProps = {
  share: Share;
  name: string;
  piece?: string;
  count?: number;
  picked?: number;
  /** Not to be had now, and why. */
  off?: boolean;
  why?: string;
  lit?: boolean;
  /** What it would bring, written on it; `more`: more than without it. */
  tag?: { text: string; more: boolean } | undefined;
  /** Some of it is only planned: by these steps. `gone`: they lay it out. */
  pencil?: { steps: readonly number[]; gone?: boolean } | undefined;
  /** Said after the name. */
  note?: string | undefined;
  onPress?: ((element: Element, byKey: boolean) => void) | undefined;
};
