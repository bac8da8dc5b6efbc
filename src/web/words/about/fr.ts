import { typesetAll } from '#kernel/french.ts';
import type { AboutMessages } from './messages.ts';

export const fr: AboutMessages = typesetAll<AboutMessages>({
  title: 'À propos de Rotonde',
  lead: 'Une rotonde est une remise ronde : une seule plaque tournante, beaucoup de machines. Ici, une seule table, et de la place pour bien des jeux de chemin de fer.',
  what: {
    title: 'Ce que vous trouvez ici',
    text: [
      'Des jeux de chemin de fer, à jouer dans un navigateur : seul contre l’ordinateur, côte à côte sur un même appareil, ou à distance par un lien.',
      'Chaque règle a son numéro. Quand un coup n’est pas possible, la table dit pourquoi et le cite. Tout est dessiné pour cette maison ; rien n’est repris des jeux publiés.',
    ],
  },
  privacy: {
    title: 'Ce que nous savons de vous',
    text: [
      'Aucun compte n’est nécessaire. Votre nom et une clé secrète restent dans ce navigateur, tout comme les parties jouées sur cet appareil. Qui prend une carte d’abonnement nous laisse un nom, ses clés d’accès publiques ou une adresse, et la liste de ses appareils : tout s’emporte et tout s’efface. Une table en ligne garde ses coups et les noms de ses joueurs, pour que chacun la retrouve. Il n’y a pas de publicité, et aucun autre site n’est jamais appelé.',
    ],
  },
  fair: {
    title: 'Un hasard qui se vérifie',
    text: [
      'Avant la partie, chaque joueur voit l’empreinte d’un secret qui décide de tous les mélanges et de tous les jets. La partie finie, le secret est montré, et votre navigateur vérifie chaque tirage. Personne, pas même nous, ne peut arranger la pioche ni piper les dés en cours de partie.',
    ],
  },
  numbers: {
    title: 'À propos des chiffres',
    text: [
      'Les règles peuvent se raconter, et nous les racontons avec nos mots. Mais un livret n’imprime pas tout : les prix et les points figurent sur les cartes. Voici d’où vient chaque chiffre.',
      'Qui connaît un vrai plateau peut le charger d’un fichier.',
    ],
    figure: 'Chiffre',
    value: 'Valeur',
    origin: 'D’où il vient',
    note: 'déduit',
    rulings:
      'Là où le livret laisse une question ouverte, nous avons tranché ; ces règles portent la mention « arbitrage » dans les règles :',
  },
  installed: {
    title: 'Sur votre appareil',
    text: [
      'Rotonde peut rejoindre vos applications : elle s’ouvre dans sa propre fenêtre et, sans réseau, on y apprend, on y lit les règles et on y joue encore sur cet appareil. Rien de plus n’est téléchargé pour cela.',
      'La plupart des navigateurs le proposent dans leur menu. Sur un iPhone ou un iPad : « Partager », puis « Sur l’écran d’accueil ».',
    ],
  },
  credits: {
    title: 'Merci',
    text: [
      'Les jeux sont à celles et ceux qui les ont inventés et publiés. Si l’un d’eux vous plaît, cherchez la boîte.',
    ],
    by: (designers) => `par ${designers}`,
    notAffiliated:
      'Rotonde n’a aucun lien avec ces personnes ni ces maisons, qui ne la cautionnent pas.',
    drawings: 'Tous les dessins et tous les textes de règles sont les nôtres.',
    fonts:
      'Caractères : Jost d’Owen Earl et Spectral de Production Type, sous licence SIL Open Font.',
  },
});
