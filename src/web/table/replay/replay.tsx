import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { faceOf, gameOf, titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { BadRecord, type GameRecord, parseRecord } from '#kernel/record.ts';
import type { Title } from '#kernel/title.ts';
import type { Face } from '#ui/face.ts';
import { rename } from '../../navigation.ts';
import { useLanguage } from '../../preferences.ts';
import { replayWords } from '../../words/replay/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { replayPath, reportPath } from '../paths.ts';
import { type Fetched, fetchRecord } from './fetch-record.ts';
import { type Frame, framesOf, isFinished } from './frames.ts';
import { OpenRecord } from './open-record.tsx';
import { ReplayDesk } from './replay-desk.tsx';
import './replay.css';

/** Fetched when it is asked for. */
const JourneyReport = lazy(() =>
  import('../report/report.tsx').then((m) => ({ default: m.JourneyReport })),
);

/** A finished game, ready to be shown. */
export type Film = {
  record: GameRecord<unknown>;
  title: Title<Kind>;
  face: Face<Kind>;
  frames: readonly Frame[];
  /** Where others find it, if they can. */
  link: string | undefined;
};

/** Why there is nothing to show. */
export type Refused =
  | { is: 'none' }
  /** `stopped`: and never will be over, so that it has no record. */
  | { is: 'not-over' | 'stopped'; table: string }
  | { is: 'unknown-game'; game: string }
  /** `rules`: the number it was played by. Nothing where the table could not even say. */
  | { is: 'other-rules'; rules?: number }
  | { is: 'bad'; message: string };

/** Watching a finished game: from a file, or from a table's address. */
export function Replay({ table, report }: ReplayProps): ReactNode {
  const replay = useCatalogue(replayWords);
  const language = useLanguage();
  const { shell } = useWords();
  const [film, setFilm] = useState<Film | Refused | 'loading' | undefined>(
    table === undefined ? undefined : 'loading',
  );
  /** The report instead of the table; else from which moment on the table is shown. */
  const [shown, show] = useState<'report' | number>(report ? 'report' : 0);
  useEffect(() => {
    if (table !== undefined) rename(shown === 'report' ? reportPath(table) : replayPath(table));
  }, [table, shown]);
  const open = (fetched: Promise<Fetched>): void => {
    setFilm('loading');
    const link = table && new URL(replayPath(table), location.href).href;
    const filmed = fetched.then(({ record, isHere }) => filmOf(record, isHere ? undefined : link));
    filmed.then(setFilm, (error: unknown) => setFilm(refusedFor(error)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only sets state.
  useEffect(() => {
    if (table !== undefined) open(fetchRecord(table));
  }, [table]);
  const name =
    typeof film === 'object' && 'title' in film ? film.title.game.name[language] : undefined;
  useEffect(() => {
    const title = replay.title;
    document.title = name === undefined ? `${title} – Rotonde` : `${title} – ${name} – Rotonde`;
  }, [replay, name]);
  if (film === 'loading') return <p className="loading">{shell.loading}</p>;
  if (film && 'frames' in film) {
    const key = film.record.commitment;
    if (shown === 'report' && isFinished(film)) {
      return (
        <Suspense fallback={<p className="loading">{shell.loading}</p>}>
          <JourneyReport key={key} film={film} table={table} onReplay={(at = 0) => show(at)} />
        </Suspense>
      );
    }
    return (
      <ReplayDesk
        key={key}
        film={film}
        from={shown === 'report' ? 0 : shown}
        onReport={() => show('report')}
        onClose={() => {
          setFilm(undefined);
          show(0);
        }}
      />
    );
  }
  return (
    <OpenRecord
      refused={film}
      onText={(text) =>
        open(Promise.resolve().then(() => ({ record: parseRecord(text), isHere: true })))
      }
    />
  );
}

type ReplayProps = { table: string | undefined; report?: true | undefined };

async function filmOf(
  record: Fetched['record'],
  link: string | undefined,
): Promise<Film | Refused> {
  if ('is' in record) return record;
  const { game, rules } = record;
  const [title, face] = await Promise.all([titleOf(game, rules), faceOf(game)]);
  if (!title || !face)
    return gameOf(game) ? { is: 'other-rules', rules } : { is: 'unknown-game', game };
  return { record, title, face, frames: framesOf(title, record), link };
}

function refusedFor(error: unknown): Refused {
  if (error instanceof BadRecord) return { is: 'bad', message: error.message };
  console.error(error);
  return { is: 'none' };
}
