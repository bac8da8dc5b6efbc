import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { type Lesson, say } from '#kernel/lesson.ts';
import { building } from './building.ts';
import { ending } from './ending.ts';
import { investing } from './investing.ts';
import { playOn } from './play-on.ts';

const lesson: Lesson<UnionPacific> = {
  title: say('Learn Union Pacific', 'Apprendre Union Pacific'),
  seats: 3,
  options: {
    board: 'north-america',
    spread: false,
    second: false,
    swap: false,
    hiddenMoney: false,
  },
  stops: [...building, ...investing, ...ending],
  farewell: say(
    'Building raises companies, investing makes your shares pay, and the pile says when. Now play on: your hand is full, and only one share is laid out.',
    'Construire fait monter les compagnies, investir fait payer vos actions, et la pioche dit quand. À vous de continuer : votre main est pleine, et une seule action est exposée.',
  ),
  playOn,
};

export const lessons: readonly Lesson<UnionPacific>[] = [lesson];
