import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import type { IconName } from '#ui/icons.tsx';
import { plain, Sentence } from '#ui/sentence.tsx';
import { replayWords } from '../../words/replay/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { isFinished, type ReplayEyes } from './frames.ts';
import type { Player, Replaying } from './player.ts';
import type { Film } from './replay.tsx';

/** Fetched beside the controls: the words of posters are not those of a table. */
const KeepPoster = lazy(() =>
  import('../poster/keep-poster.tsx').then((m) => ({ default: m.KeepPoster })),
);

/** Fetched likewise: to the report, and to a table that is played on from here. */
const Finished = lazy(() =>
  import('../report/finished.tsx').then((m) => ({ default: m.Finished })),
);

const SPEEDS = [0.5, 1, 2, 4, 8];

/** Step, play, scrub; how fast, and through whose eyes. */
export function Controls({
  player,
  now,
  names,
  text,
  film,
  onReport,
  onClose,
}: ControlsProps): ReactNode {
  const replay = useCatalogue(replayWords);
  usePlayerKeys(player);
  const kept = useCallback(async () => film.record, [film]);
  const told = now.at === 0 ? replay.before : (text ?? '');
  const buttons: readonly (readonly [IconName, string, () => void])[] = [
    ['rewind', replay.start, () => player.go(0)],
    ['back', replay.back, () => player.go(now.at - 1)],
    [
      now.playing ? 'pause' : 'play',
      now.playing ? replay.pause : replay.play,
      () => player.toggle(),
    ],
    ['step', replay.step, () => player.step()],
    ['forward', replay.end, () => player.go(player.last)],
  ];
  const entries = film.record.entries;
  return (
    <section className="replay-bar" aria-label={replay.controls}>
      <div className="replay-buttons">
        {buttons.map(([icon, label, press]) => (
          <IconButton
            key={label}
            className={icon === 'play' ? 'replay-play' : undefined}
            icon={icon}
            label={label}
            onClick={press}
          />
        ))}
      </div>
      <input
        className="replay-slider"
        type="range"
        min={0}
        max={player.last}
        value={now.at}
        aria-label={replay.at}
        aria-valuetext={replay.position(now.at, player.last, plain(told))}
        onChange={({ target }) => player.go(target.valueAsNumber)}
      />
      <span className="figures replay-count">
        {now.at} / {player.last}
      </span>
      <Choices player={player} now={now} names={names} />
      <div className="replay-row">
        <p className="replay-text" aria-live={now.playing ? 'off' : 'polite'}>
          <Sentence text={told} />
        </p>
        <small className="replay-verified">
          {film.record.secret === undefined
            ? replay.verified(entries)
            : replay.verifiedChance(entries)}
        </small>
        {isFinished(film) ? (
          <Suspense>
            <Finished film={film} at={now.at} onReport={onReport} />
            <KeepPoster title={film.title} recordOf={kept} link={film.link} />
          </Suspense>
        ) : undefined}
        <Button kind="quiet" onClick={onClose}>
          {replay.another}
        </Button>
      </div>
    </section>
  );
}

type ControlsProps = {
  player: Player;
  now: Replaying;
  names: readonly string[];
  /** What happened last. */
  text: string | undefined;
  film: Film;
  onReport: () => void;
  onClose: () => void;
};

/** Through whose eyes, and how fast. */
function Choices({
  player,
  now,
  names,
}: Pick<ControlsProps, 'player' | 'now' | 'names'>): ReactNode {
  const replay = useCatalogue(replayWords);
  return (
    <>
      <label className="replay-choice">
        <span>{replay.eyes}</span>
        <select
          value={`${now.eyes}`}
          onChange={({ target }) => {
            player.eyes = eyesFrom(target.value);
          }}
        >
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <option key={seat} value={seat}>
              {replay.eyesOf(name)}
            </option>
          ))}
          <option value="watcher">{replay.watcher}</option>
          <option value="everyone">{replay.everyone}</option>
        </select>
      </label>
      <label className="replay-choice">
        <span>{replay.speed}</span>
        <select
          value={now.speed}
          onChange={({ target }) => {
            player.speed = Number(target.value);
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {replay.times(speed)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function eyesFrom(value: string): ReplayEyes {
  return value === 'watcher' || value === 'everyone' ? value : Number(value);
}

/** Arrows step, space plays; where nothing else wants those keys. */
function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal')) return;
      if (target instanceof Element && target.closest('input, select, button, a')) return;
      if (key === 'ArrowRight') player.step();
      else if (key === 'ArrowLeft') player.go(player.getSnapshot().at - 1);
      else if (key === ' ') player.toggle();
      else if (key === 'Home') player.go(0);
      else if (key === 'End') player.go(player.last);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player]);
}
