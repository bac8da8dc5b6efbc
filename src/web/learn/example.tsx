import { type ReactNode, use, useCallback, useState, useSyncExternalStore } from 'react';
import { faceOf, titleOf } from '#games/catalogue.ts';
import type { Kind, Language } from '#kernel/game.ts';
import type { Example as ExampleOf } from '#kernel/lesson.ts';
import { lessonOf } from '#kernel/teach.ts';
import type { Title } from '#kernel/title.ts';
import type { Face } from '#ui/face.ts';
import { Lost } from '../lost.tsx';
import { push } from '../navigation.ts';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { rulesOf } from '../rules/parse.ts';
import { openBook } from '../rules/shelf.ts';
import { learnWords } from '../words/learn/index.ts';
import { Course } from './course.ts';
import { LessonDesk } from './lesson-desk.tsx';
import { seatsAt } from './seats-at.ts';
import './learn.css';

/** What a rule refuses, to be tried: on the real table, with the real engine, in a prepared position. */
export function Example({ game, rule }: { game: string; rule: string }): ReactNode {
  const language = useLanguage();
  const found = use(opened(game, rule, language));
  return found ? <Trying {...found} key={`${rule} ${language}`} language={language} /> : <Lost />;
}

/** Where one can try them: a file of each game, found by its place. */
const files = import.meta.glob<readonly ExampleOf<Kind>[]>(
  '../../games/*/lessons/examples/index.ts',
  { import: 'examples' },
);

type Found = {
  title: Title<Kind>;
  face: Face<Kind>;
  example: ExampleOf<Kind>;
  /** What the rule says. */
  said: string;
};

const open = new Map<string, Promise<Found | undefined>>();

/** The same promise for the same rule, so that `use` can wait for it. Nothing: there is none to try. */
function opened(game: string, rule: string, language: Language): Promise<Found | undefined> {
  const key = `${game} ${rule} ${language}`;
  const before = open.get(key);
  if (before) return before;
  const found = findExample(game, rule, language);
  open.set(key, found);
  found.catch(() => open.delete(key));
  return found;
}

async function findExample(
  game: string,
  rule: string,
  language: Language,
): Promise<Found | undefined> {
  const [title, face, examples, book] = await Promise.all([
    titleOf(game),
    faceOf(game),
    files[`../../games/${game}/lessons/examples/index.ts`]?.(),
    openBook(game, language),
  ]);
  const example = examples?.find((one) => one.rule === rule);
  const said = book && rulesOf([book]).find((one) => one.rule === rule)?.text;
  return title && face && example && said !== undefined
    ? { title, face, example, said }
    : undefined;
}

function Trying({ title, face, example, said, language }: TryingProps): ReactNode {
  const { rule, seats } = example;
  const game = title.game.id;
  const { trying, rival } = learnWords[language];
  const [course] = useState(() => {
    const both = (text: string) => ({ en: text, fr: text });
    const words = {
      title: both(trying.title(rule)),
      said: both(said),
      farewell: both(trying.farewell),
    };
    return new Course(title, lessonOf(example, words), 0);
  });
  const now = useSyncExternalStore(course.subscribe, course.getSnapshot);
  const [names] = useState(() => seatsAt(seats, rival));
  const leave = useCallback(() => push(pathTo.rules(game, rule)), [game, rule]);
  return (
    <LessonDesk
      course={course}
      now={now}
      face={face}
      seats={names}
      language={language}
      onLeave={leave}
      onPlayOn={leave}
      noTable={false}
    />
  );
}

type TryingProps = Found & { language: Language };
