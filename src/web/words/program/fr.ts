import { typesetAll } from '#kernel/french.ts';
import type { ProgramWords } from './words.ts';

export const fr: ProgramWords = typesetAll<ProgramWords>({
  entry: 'Laisser jouer un programme…',
  title: 'Un programme à votre place',
  text: 'Avec un jeton de votre place, un programme à vous voit ce que vous voyez et joue pour vous. Vous pouvez toujours jouer vous-même.',
  exists: (when) => `Un jeton existe, créé ${when}. Il ne se montre plus.`,
  make: 'Créer un jeton',
  makeAnother: 'En créer un autre, qui met fin à celui-ci',
  end: 'Mettre fin au jeton',
  token: 'Jeton de votre place',
  once: 'Il ne se montre qu’une fois : copiez-le maintenant. Qui le possède joue votre place.',
  copy: 'Copier',
  copied: 'Copié',
  ended: 'Le jeton ne vaut plus rien : aucun programme ne joue plus votre place.',
  examples: 'Comment joue un programme : exemples',
  failed: 'La gare ne répond pas. Réessayez dans un instant.',
  tooFast: 'C’était trop souvent. Attendez un moment, puis réessayez.',
  close: 'Retour au menu',
});
