import type { Kind, Language, RuleId } from '#kernel/game.ts';
import type { Lesson, Said, Stop } from '#kernel/lesson.ts';
import type { LearnMessages } from '../words/learn/messages.ts';
import type { Answered, CourseState, Explain } from './course.ts';
import type { Face } from './portrait.tsx';

/** What the card says now. */
export type CardWords = {
  face: Face;
  title: string;
  text: string;
  /** The single thing to do, and whether it is what a rule refuses. */
  task?: string;
  isTrial?: boolean;
  earned?: string;
  /** The articles behind it, the one that is named first. */
  rules: readonly RuleId[];
};

/** `isOpen`: the pupil may do something there. */
type About = { stop: Stop<Kind>; lesson: Lesson<Kind>; isOpen: boolean };

export function cardWords(
  now: CourseState,
  { stop, lesson, isOpen }: About,
  { language, words, explain }: { language: Language; words: LearnMessages; explain: Explain },
): CardWords {
  const { mood, answered } = now;
  const inThis = (said: Said): string => said[language];
  const { rules, awaits } = stop;
  if (awaits.is === 'refusal')
    return tryingWords(now, { stop, lesson, isOpen }, { language, words, explain });
  const task = awaits.is === 'next' ? {} : { task: inThis(stop.task) };
  switch (mood) {
    case 'end':
      return { face: 'glad', title: words.end, text: inThis(lesson.farewell), rules: [] };
    case 'glad':
      return {
        face: 'glad',
        title: words.wellDone,
        text: inThis(stop.said),
        ...(stop.earned ? { earned: inThis(stop.earned) } : {}),
        rules,
      };
    case 'stops': {
      const said = answerIn(answered, { language, words, explain });
      const first = answered?.rule;
      const others = rules.filter((rule) => rule !== first);
      return { face: 'stops', ...said, ...task, rules: first ? [first, ...others] : rules };
    }
    default:
      return { face: 'tells', title: inThis(stop.title), text: inThis(stop.said), ...task, rules };
  }
}

/** Of what a rule refuses: the rule and what to try, why not, and that all else is free. */
function tryingWords(
  { mood, answered, tried }: Pick<CourseState, 'mood' | 'answered' | 'tried'>,
  { stop, lesson, isOpen }: About,
  { language, words, explain }: { language: Language; words: LearnMessages; explain: Explain },
): CardWords {
  const { rules } = stop;
  const todo = tried
    ? isOpen
      ? { task: words.trying.instead }
      : {}
    : { task: stop.task[language], isTrial: true };
  if (mood === 'end')
    return {
      face: 'glad',
      title: words.trying.allowed,
      text: lesson.farewell[language],
      rules: [],
    };
  if (mood !== 'stops')
    // What it says is the rule itself.
    return {
      face: 'tells',
      title: stop.title[language],
      text: stop.said[language],
      ...todo,
      rules: [],
    };
  const { refused, rule } = answered ?? {};
  if (!refused)
    return { face: 'stops', title: words.notQuite, text: words.trying.first, ...todo, rules };
  const text = explain(refused.refusal, refused.action, language);
  return {
    face: 'stops',
    title: words.trying.refused,
    text,
    ...todo,
    rules: rule ? [rule] : rules,
  };
}

/** Of two sentences the first is the title; a single one stands under the same few words. */
function answerIn(
  answered: Answered | undefined,
  { language, words, explain }: { language: Language; words: LearnMessages; explain: Explain },
): { title: string; text: string } {
  const { said, refused } = answered ?? {};
  if (!said) {
    const text = refused ? explain(refused.refusal, refused.action, language) : words.elsewhere;
    return { title: words.notQuite, text };
  }
  const [, title, text] = /^(.+?[.!?…])\s+(.+)$/u.exec(said[language]) ?? [];
  return title !== undefined && text !== undefined
    ? { title: title.replace(/\.$/, ''), text }
    : { title: words.notQuite, text: said[language] };
}
