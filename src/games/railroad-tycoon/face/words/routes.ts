import type { Language } from '#kernel/game.ts';
import { routes as en } from './en-routes.ts';
import { routes as fr } from './fr-routes.ts';
import type { RoutesWords } from './routes-words.ts';

const ROUTES: Readonly<Record<Language, RoutesWords>> = { en, fr };

export const routesIn = (language: Language): RoutesWords => ROUTES[language];
