import { typesetAll } from '#kernel/french.ts';
import type { ClosedWords } from './words.ts';

export const fr: ClosedWords = typesetAll<ClosedWords>({
  reload: 'Recharger',
  home: 'Retour à la rotonde',
  pages: {
    'no-such-table': {
      title: 'Cette table n’existe pas',
      text: 'Le lien est peut-être incomplet, ou la table est restée sur un autre appareil : une partie contre l’ordinateur vit dans le navigateur où elle a commencé.',
    },
    'other-rules': {
      title: 'Cette table suit d’autres règles',
      text: 'La partie a commencé avec une version des règles que cette Rotonde ne connaît pas ; la poursuivre avec une autre la fausserait. Rien n’est perdu : la table est gardée telle quelle. Si cette page est ouverte depuis longtemps, la recharger peut suffire.',
    },
    deleted: {
      title: 'Cette table a été supprimée',
      text: 'Son hôte l’a supprimée avant le début de la partie. Une autre est vite mise.',
    },
    private: {
      title: 'Cette table est privée',
      text: 'On n’y entre que sur invitation de son hôte. Demandez-lui la vôtre : elle s’affichera alors dans votre hall.',
    },
    malformed: {
      title: 'La ligne parle une autre langue',
      text: 'La table n’a pas compris cette page. La recharger suffit d’ordinaire ; votre partie est à l’abri.',
    },
    'too-large': {
      title: 'La ligne parle une autre langue',
      text: 'La table n’a pas compris cette page. La recharger suffit d’ordinaire ; votre partie est à l’abri.',
    },
    crowded: {
      title: 'La salle est comble',
      text: 'Trop d’écrans sont ouverts à cette table, ou depuis votre réseau. Fermez un onglet, ou revenez dans un instant ; votre partie est à l’abri.',
    },
    'signed-out': {
      title: 'Cet appareil n’est plus sur votre carte',
      text: 'Cet appareil a été retiré de votre carte d’abonnement. Rechargez cette page pour regarder la table, ou revenez par votre carte pour y jouer.',
    },
    'bot-tables': {
      title: 'Trop de parties à regarder à la fois',
      text: 'Plusieurs parties entre ordinateurs sont déjà suivies depuis votre réseau. Quittez-en une, puis rechargez cette page.',
    },
    unknown: {
      title: 'Ce jeu n’est pas dans la maison',
      text: 'La table joue à un jeu que cette page n’a pas, ou son plateau n’a pas pu être chargé. Rechargez la page.',
    },
    reload: {
      title: 'Il existe une Rotonde plus récente',
      text: 'Cette page est plus ancienne que la gare à laquelle elle parle. Rechargez-la : la partie reprend où elle en est.',
    },
  },
});
