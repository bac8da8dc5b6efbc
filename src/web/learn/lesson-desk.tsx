import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Kind, Language } from '#kernel/game.ts';
import { PUPIL } from '#kernel/teach.ts';
import type { SeatShown } from '#protocol/parts.ts';
import type { Face } from '#ui/face.ts';
import { shownFor } from '#ui/pace.ts';
import { Playing } from '../table/playing.tsx';
import type { Snapshot } from '../table/snapshot.ts';
import { useSnapshot, useStore } from '../table/use-table.ts';
import { learnWords } from '../words/learn/index.ts';
import type { LearnMessages } from '../words/learn/messages.ts';
import { useCatalogue } from '../words/use-words.ts';
import { Card, type CardProps } from './card.tsx';
import { type CardWords, cardWords } from './card-words.ts';
import { BRISK, type Course, type CourseState, type Explain } from './course.ts';
import { Heard } from './heard.tsx';
import { Lamp } from './lamp.tsx';
import { lessonTo } from './lesson-connection.ts';
import { lessonSitting } from './lesson-sitting.ts';
import { pointing } from './pointing.tsx';
import { type Ring, useRings } from './use-boxes.ts';
import { useCardPlace } from './use-card-place.ts';
import { useLessonKeys } from './use-lesson-keys.ts';
import { useOpened } from './use-opened.ts';
import { type Way, wayBetween } from './way.ts';

/** A lesson on the real table, with lamp, rails and card over it. Each position is a table of its own; what is heard goes on. */
export function LessonDesk(props: LessonDeskProps): ReactNode {
  const { course, now, face, language, onLeave, onPlayOn } = props;
  const words = useCatalogue(learnWords);
  const said = saidBy(course, now, face, { language, words });
  const go =
    course.stop.awaits.is === 'refusal'
      ? tryingGoOf(course, now, words.trying, onLeave)
      : goOf(course, now, words, onPlayOn);
  useLessonKeys(course, go?.press);
  return (
    <>
      <Heard said={said} now={now} language={language} />
      <Position {...props} said={said} go={go} key={now.table} />
    </>
  );
}

/** What the card says now. */
function saidBy(
  course: Course,
  now: CourseState,
  face: Face<Kind>,
  { language, words }: { language: Language; words: LearnMessages },
): CardWords {
  const explain: Explain = (refusal, action, spoken) => {
    const state = course.state();
    if (!state) return '';
    const own = course.title.game.own(state, PUPIL);
    return face.explain(refusal, action, { table: state.table, own }, spoken);
  };
  const { stop, lesson, isOpen } = course;
  return cardWords(now, { stop, lesson, isOpen }, { language, words, explain });
}

function Position(props: PositionProps): ReactNode {
  const { course, now, face, seats } = props;
  const connect = useMemo(() => lessonTo(course, seats), [course, seats]);
  const store = useStore(connect);
  useEffect(() => {
    if (!store) return;
    store.foldBy(course.title.game.fold);
    store.stage.pace = (event) => shownFor(face.durationOf(event)) * BRISK;
  }, [store, course, face]);
  return store ? <AtLesson {...props} store={store} key={now.table} /> : undefined;
}

export type LessonDeskProps = {
  course: Course;
  now: CourseState;
  face: Face<Kind>;
  seats: SeatShown[];
  language: Language;
  onLeave: () => void;
  onPlayOn: () => void;
  /** Playing on has failed. */
  noTable: boolean;
};

type PositionProps = LessonDeskProps & { said: CardWords; go: Go };
type AtLessonProps = PositionProps & { store: NonNullable<ReturnType<typeof useStore>> };

function AtLesson(props: AtLessonProps): ReactNode {
  const { course, now, store } = props;
  const [face] = useState(() => pointing(props.face, course));
  const snapshot = useSnapshot(store);
  const { live } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stop, another sitting: the board asks again.
  const sitting = useMemo(
    () => lessonSitting(course, store, face),
    [course, store, face, now.at, now.mood === 'tells' || now.mood === 'stops'],
  );
  useArrival(course, now, snapshot, store.stage.isStill);
  useOpened(now.mood === 'tells' ? course.stop.opens : undefined, `${now.at} ${now.table}`);
  if (!live) return undefined;
  return (
    <div className="learn" onPointerDown={() => now.mood === 'going' && store.stage.goOn()}>
      <Playing sitting={sitting} snapshot={snapshot} live={live} way="solo" />
      {now.mood === 'going' ? undefined : <Over {...props} />}
    </div>
  );
}

/** The next stop begins when all that came of this one has been seen. */
function useArrival(course: Course, now: CourseState, snapshot: Snapshot, isStill: boolean): void {
  const seen = snapshot.live?.seq === course.seq && isStill;
  useEffect(() => {
    if (now.mood === 'going' && seen) course.arrived();
  }, [course, now, seen]);
}

/** What lies over the table: the dark with its holes, and the card. */
function Over(props: AtLessonProps): ReactNode {
  const { course, now, said, go, language, onLeave } = props;
  const words = useCatalogue(learnWords);
  const { stop, lesson, lit, seen } = course;
  const waiting = course.isWaiting;
  const isTrying = stop.awaits.is === 'refusal';
  // What was to be done is still to be seen when it is done, but the lever is another's by then; at the end everything is seen.
  const done = lit.filter((spot) => spot !== 'lever').slice(-1);
  const rings = useRings({
    lit: waiting ? lit : [],
    seen: waiting ? seen : now.mood === 'end' ? [] : [...done, ...seen],
    refused: now.mood === 'stops',
  });
  const way = wayOf(rings);
  const card = useCardPlace(rings, way, isTrying, `${now.at} ${now.mood} ${language}`);
  useKeptOut(now);
  return (
    <>
      <Lamp rings={rings} way={way} isDark={!isTrying} />
      <Card
        cardRef={card}
        said={said}
        game={course.title.game.id}
        language={language}
        at={now.at}
        stops={lesson.stops.map(({ title }) => title[language])}
        onStop={(to) => course.goTo(to)}
        state={now.mood}
        onBack={hasBefore(now, isTrying) ? () => course.back() : undefined}
        {...(isTrying ? { back: words.trying.again, leave: words.trying.back } : {})}
        {...(now.mood === 'end' ? { leave: words.toDoor } : {})}
        onLeave={onLeave}
        go={go}
        trouble={props.noTable && now.mood === 'end' ? words.noTable : undefined}
      />
    </>
  );
}

/** Something can be taken back, or done once more. */
const hasBefore = ({ at, mood, tried }: CourseState, isTrying: boolean): boolean =>
  at > 0 || mood === 'glad' || (isTrying && (tried || mood === 'end'));

/** What the card lets one pull where there is nothing to do on the table. */
type Go = CardProps['go'];

/** What is tried is refused, the others play on if it is their turn; a game that is over leads back. */
function tryingGoOf(
  course: Course,
  { mood, tried }: CourseState,
  words: LearnMessages['trying'],
  onLeave: () => void,
): Go {
  if (course.isOffered) return { label: words.offer, press: () => course.tryOffered() };
  if (course.isOthers) return { label: words.others, press: () => course.letPlay(), alone: true };
  const isDone = mood === 'end' || (tried && !course.isOpen);
  return isDone ? { label: words.back, press: onLeave, alone: true } : undefined;
}

function goOf(
  course: Course,
  { mood }: CourseState,
  words: LearnMessages,
  onPlayOn: () => void,
): Go {
  if (mood === 'end')
    return { label: course.lesson.playOn ? words.playOn : words.newGame, press: onPlayOn };
  const isLast = course.getSnapshot().at === course.lesson.stops.length - 1;
  const label = isLast ? words.last : words.next;
  if (mood === 'glad') return { label, press: () => course.next(), alone: true };
  return course.stop.awaits.is === 'next' ? { label, press: () => course.touched() } : undefined;
}

/** From the first that is to be touched to the last, of those that are on the screen. */
function wayOf(rings: readonly Ring[]): Way | undefined {
  const touched = rings.filter(({ kind }) => kind === 'touch');
  const [from, to] = [touched[0], touched.at(-1)];
  if (!from || !to || from === to) return undefined;
  const around = rings.filter(({ kind }) => kind === 'look').map(({ box }) => box);
  return wayBetween(from.box, to.box, around, innerWidth);
}

/** Whoever pressed a button of the card that is gone is at the table again. */
function useKeptOut({ at, mood }: CourseState): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stop and mood.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [at, mood]);
}
