import type { Manifest } from '../manifest.ts';
import { colours } from './face/colours.ts';

export const trambahn: Manifest = {
  id: 'trambahn',
  name: { en: 'Trambahn', fr: 'Trambahn' },
  blurb: {
    en: 'Munich, 1900: lines, trams and passengers.',
    fr: 'Munich, 1900 : des lignes, des trams, des passagers.',
  },
  players: [2, 2],
  colours,
  secretive: true,
  bots: ['random', 'apprentice', 'stoker', 'driver', 'inspector', 'dispatcher'],
  options: [],
  rules: { 1: () => import('./rules/index.ts').then((m) => m.trambahn) },
  load: {
    bots: () => import('./bots/index.ts').then((m) => m.bots),
    bench: () => import('./bots/bench.ts').then((m) => m.bench),
    playOut: () => import('./bots/play-out.ts').then((m) => m.playOut),
    daily: () => import('./daily.ts').then((m) => m.daily),
    picture: () => import('./picture/index.ts').then((m) => m.picture),
    face: () => import('./face/index.ts').then((m) => m.trambahnFace),
    lessons: () => import('./lessons/index.ts').then((m) => m.lessons),
    firstGame: () => import('./lessons/first-game.ts').then((m) => m.firstGame),
  },
};
