import { typesetAll } from '#kernel/french.ts';
import type { AdviceWords } from './words.ts';

export const fr: AdviceWords = typesetAll<AdviceWords>({
  lay: 'Lancer pour poser de la voie',
  move: 'Lancer pour avancer',
  crate: (line, space) => `Dynamite sur la ligne ${line + 1}, en ${space}`,
  keep: 'Garder la caisse',
  parts: {
    mine: {
      more: (by) => `le train y gagne ${by} % de chances`,
      less: (by) => `le train y perd ${by} % de chances`,
    },
    rivals: {
      more: (by) => `le retard des autres vaut ${by} % de chances`,
      less: (by) => `les autres y gagnent ${by} % de chances`,
    },
  },
});
