import { typesetAll } from '#kernel/french.ts';
import type { PosterWords } from './words.ts';

export const fr: PosterWords = typesetAll<PosterWords>({
  keep: 'Garder l’affiche',
  title: 'L’affiche de cette partie',
  drawing: 'On dessine…',
  failed: 'L’affiche n’a pas pu être dessinée.',
  svg: 'En dessin (SVG)',
  png: 'En image (PNG)',
  share: 'Partager',
  copyPicture: 'Copier l’image',
  copy: 'Copier le lien',
  copied: 'Copié.',
  refused: 'Cela n’a pas marché : gardez l’affiche en image, puis envoyez-la.',
  close: 'Fermer',
  day: (date) => date.toLocaleDateString('fr-FR', { dateStyle: 'long' }),
});
