import { typesetAll } from '#kernel/french.ts';
import type { SoundWords } from './words.ts';

export const fr: SoundWords = typesetAll<SoundWords>({
  title: 'Sons',
  on: 'Sons discrets',
  listen: (sound) => `Écouter : ${sound}`,
  turn: 'À vous',
  bell: 'Dernière minute',
  laid: 'Votre coup',
  end: 'Fin de la partie',
  hint: 'Ce qu’un son annonce est aussi écrit.',
});
