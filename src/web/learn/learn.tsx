import {
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { faceOf, gameOf, titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import type { Lesson } from '#kernel/lesson.ts';
import type { Title } from '#kernel/title.ts';
import type { Face } from '#ui/face.ts';
import { Lost } from '../lost.tsx';
import { push, rename } from '../navigation.ts';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { localPath } from '../table/paths.ts';
import { learnWords } from '../words/learn/index.ts';
import { Course } from './course.ts';
import { LessonDesk } from './lesson-desk.tsx';
import { playOn } from './play-on.ts';
import { keepProgress, progressIn } from './progress.ts';
import { seatsAt } from './seats-at.ts';
import './learn.css';

/** The lesson of a game, from the stop that the address names, or from where it was left. */
export function Learn({ game, stop }: { game: string; stop: number | undefined }): ReactNode {
  const found = use(opened(game));
  return found ? <AtStop {...found} game={game} stop={stop} /> : <Lost />;
}

type Found = { title: Title<Kind>; face: Face<Kind>; lesson: Lesson<Kind> };

const open = new Map<string, Promise<Found | undefined>>();

/** The same promise for the same game, so that `use` can wait for it. Nothing: nobody teaches that. */
function opened(game: string): Promise<Found | undefined> {
  const before = open.get(game);
  if (before) return before;
  const found = findLesson(game);
  open.set(game, found);
  found.catch(() => open.delete(game));
  return found;
}

async function findLesson(game: string): Promise<Found | undefined> {
  const load = gameOf(game)?.load.lessons;
  const [title, face, lessons] = await Promise.all([titleOf(game), faceOf(game), load?.()]);
  const lesson = lessons?.[0];
  return title && face && lesson ? { title, face, lesson } : undefined;
}

function AtStop({ title, face, lesson, game, stop }: AtStopProps): ReactNode {
  const language = useLanguage();
  const [course] = useState(() => new Course(title, lesson, startAt(game, stop, lesson)));
  const now = useSyncExternalStore(course.subscribe, course.getSnapshot);
  useEffect(() => {
    // Whoever comes back begins again after the end.
    keepProgress(game, now.mood === 'end' ? 0 : now.at, now.mood === 'end');
    rename(pathTo.lesson(game, now.at + 1));
  }, [game, now.at, now.mood]);
  const seats = useMemo(
    () => seatsAt(lesson.seats, learnWords[language].rival),
    [lesson, language],
  );
  const leave = useCallback(() => push(pathTo.game(game)), [game]);
  const [noTable, setNoTable] = useState(false);
  const goOn = useCallback(() => {
    setNoTable(false);
    playOn(game, lesson).then(
      (table) => push(localPath('solo', game, table)),
      () => setNoTable(true),
    );
  }, [game, lesson]);
  return (
    <LessonDesk
      course={course}
      now={now}
      face={face}
      seats={seats}
      language={language}
      onLeave={leave}
      onPlayOn={goOn}
      noTable={noTable}
    />
  );
}

type AtStopProps = Found & { game: string; stop: number | undefined };

function startAt(game: string, stop: number | undefined, { stops }: Lesson<Kind>): number {
  const at = stop === undefined ? (progressIn(game)?.at ?? 0) : stop - 1;
  return at >= 0 && at < stops.length ? at : 0;
}
