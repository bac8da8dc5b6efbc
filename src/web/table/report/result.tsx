import type { ReactNode } from 'react';
import { useLanguage } from '../../preferences.ts';
import type { Film } from '../replay/replay.tsx';

/** How the points came, as the end of the game shows it. */
export function Result({ film, names }: { film: Film; names: readonly string[] }): ReactNode {
  const { face, frames, title } = film;
  const language = useLanguage();
  const state = frames.at(-1)?.state;
  if (!state) return undefined;
  const told = frames
    .flatMap(({ events }) => events)
    .flatMap((event) => title.game.shown(event, 'watcher') ?? []);
  return (
    <section className="report-paper report-final">
      <face.Result
        table={state.table}
        own={undefined}
        eyes="watcher"
        names={names}
        language={language}
        told={told}
      />
    </section>
  );
}
