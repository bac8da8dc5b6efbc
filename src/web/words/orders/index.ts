import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OrdersWords } from './words.ts';

export const ordersWords: Catalogue<OrdersWords> = { en, fr };
