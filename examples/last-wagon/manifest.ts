import type { Manifest } from '../manifest.ts';
import { colours } from './face/colours.ts';

export const lastWagon: Manifest = {
  id: 'last-wagon',
  name: { en: 'The Last Wagon', fr: 'Le Dernier Wagon' },
  blurb: {
    en: 'A siding to be cleared: who uncouples the last wagon?',
    fr: 'Une voie de garage à vider : qui dételle le dernier wagon ?',
  },
  players: [2, 2],
  colours,
  secretive: false,
  bots: ['random', 'apprentice'],
  options: [],
  rules: { 1: () => import('./rules/index.ts').then((m) => m.lastWagon) },
  load: {
    bots: () => import('./bots/index.ts').then((m) => m.bots),
    bench: () => import('./bots/bench.ts').then((m) => m.bench),
    face: () => import('./face/index.ts').then((m) => m.lastWagonFace),
  },
};
