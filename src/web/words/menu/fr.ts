import { typesetAll } from '#kernel/french.ts';
import type { MenuWords } from './words.ts';

export const fr: MenuWords = typesetAll<MenuWords>({
  title: 'Menu',
  language: 'Langue',
  pace: 'Rythme',
  paces: { slow: 'lent', normal: 'normal', quick: 'vif', none: 'ne rien montrer' },
  read: 'Lire la table',
  keys: 'Raccourcis clavier',
  keysHint:
    'Une seule touche suffit. Désactivez-les si vos outils envoient des lettres d’eux-mêmes.',
  keyList: [
    ['Entrée', 'actionne le bouton principal'],
    ['U', 'annule le dernier coup'],
    ['R', 'ouvre les règles'],
    ['T', 'ouvre le télégraphe, en ligne'],
    ['S', 'lit la table : à qui de jouer, le score, ce qui est possible'],
    ['H', 'dit ce qu’est la marque suivante ; avec Majuscule, la précédente'],
    ['Échap', 'ferme ce qui est ouvert, abandonne un choix'],
    ['une touche', 'passe ce qui est en train d’être montré'],
  ],
  draftKeys: [['P', 'prend ou pose le crayon du brouillon']],
  home: 'Quitter la table',
});
