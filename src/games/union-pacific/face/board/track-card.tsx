import { memo, type ReactNode } from 'react';
import type { Track } from '#games/union-pacific/rules/model.ts';
import { TrackArt } from '../art/track-card.tsx';

const Art = memo(TrackArt);

/** Track cards of one kind. */
export function TrackCard(props: TrackCardProps): ReactNode {
  const { track, name, count, picked, off, lit, note, onPress } = props;
  const inside = (
    <>
      <i className="hole" />
      <Art track={track} />
      <b>{name}</b>
      <small>{note}</small>
      {count > 1 ? <span className="count figures">×{count}</span> : null}
    </>
  );
  const classes = ['up-track-button', lit ? 'lit' : '', picked ? 'on' : '', off ? 'off' : ''].join(
    ' ',
  );
  const hint = { 'data-hint': props.hint, 'data-hint-rule': '5.3' };
  if (onPress === undefined)
    return (
      <span className={classes} {...hint}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={classes}
      data-piece={`track:${track}`}
      aria-pressed={picked}
      {...hint}
      {...(off ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (event.detail < 2) onPress(event.currentTarget, event.detail === 0);
      }}
    >
      {inside}
    </button>
  );
}

type TrackCardProps = {
  track: Track;
  name: string;
  /** What it is, in one line. */
  hint: string;
  count: number;
  picked: boolean;
  off: boolean;
  lit: boolean;
  note?: string | undefined;
  onPress?: ((element: Element, byKey: boolean) => void) | undefined;
};
