import { typesetAll } from '#kernel/french.ts';
import type { InstallWords } from './words.ts';

export const fr: InstallWords = typesetAll<InstallWords>({
  label: 'Sur votre appareil',
  text: 'Rotonde peut rejoindre vos applications : elle s’ouvre dans sa propre fenêtre, et l’on y joue aussi sans réseau.',
  notNow: 'Pas maintenant',
});
