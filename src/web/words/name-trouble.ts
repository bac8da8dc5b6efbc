import type { NameTrouble } from '#protocol/sitter-name.ts';
import type { Catalogue } from './use-words.ts';

/** Why somebody cannot be called so, wherever a name is typed. */
export const nameTrouble: Catalogue<Readonly<Record<NameTrouble, string>>> = {
  en: {
    'bad-name': 'A name has 1 to 24 characters that can be seen.',
    'name-taken':
      'Somebody here or a computer player has this name, or one that looks like it. Choose another.',
  },
  fr: {
    'bad-name': 'Un nom compte de 1 à 24 caractères visibles.',
    'name-taken':
      'Quelqu’un ici ou un ordinateur porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
  },
};
