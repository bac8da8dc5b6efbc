import { de, typesetAll } from '#kernel/french.ts';
import { listOf } from '#ui/phrases.ts';
import type { TableWords } from './words.ts';

export const fr: TableWords = typesetAll<TableWords>({
  bar: {
    tools: 'Outils',
    watchers: (count) => `${count} ${count > 1 ? 'spectateurs' : 'spectateur'}`,
    steps: 'Étapes du tour',
    undo: 'Annuler',
    rules: 'Règles',
    menu: 'Menu',
    score: 'Score',
    journal: 'Journal',
    result: 'Résultat',
    board: 'La table',
    side: 'Score et journal',
    draft: (steps) => (steps > 0 ? `Brouillon : ${steps}` : 'Brouillon'),
  },
  turn: {
    yours: 'À vous de jouer',
    yoursTitle: (game) => `● À vous – ${game}`,
  },
  menu: {
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
  },
  read: {
    yours: (step) => (step === undefined ? 'À vous de jouer.' : `À vous de jouer : ${step}.`),
    others: (names, step) =>
      `${listOf(names, 'et')} ${names.length === 1 ? 'joue' : 'jouent'}${step === undefined ? '' : ` : ${step}`}.`,
    nobody: 'Personne n’a à jouer.',
  },
  journal: {
    empty: 'Il ne s’est encore rien passé.',
    turn: (turn) => `Tour ${turn}`,
    look: 'voir la table telle qu’elle était',
    earlier: 'Tours précédents',
  },
  past: {
    after: 'La table telle qu’elle était après :',
    back: 'Revenir au présent',
    noActing: 'C’est le passé : rien ne s’y joue. Revenez au présent pour jouer.',
  },
  digest: {
    since: 'Depuis votre tour',
    sinceOf: (name) => `Depuis le tour ${de(name)}`,
    now: 'En ce moment',
    film: 'Revoir',
    playing: 'Le film',
    skip: 'Passer',
    fold: 'Replier',
    quiet: {
      acts: (name) => `**${name}** joue`,
      away: (name) => `**${name}** n’est pas là : la partie attend`,
      next: (name) => `**${name}** n’a pas encore joué`,
      nothing: (name) => `**${name}** rien de marquant`,
    },
    quietShort: { acts: 'joue', away: 'pas là', next: 'attend', nothing: '–' },
  },
  signs: { goOn: 'Continuer' },
  why: {
    title: 'Pourquoi pas ?',
    rule: (rule) => `Règle ${rule}`,
    close: 'Fermer',
    plain: {
      stale: 'La table a changé entre-temps. Regardez de nouveau.',
      'not-yours': 'Cette place n’est pas la vôtre.',
      malformed: 'La table n’a pas compris. Rechargez la page.',
      waiting: 'Toutes les places ne sont pas encore prises.',
      over: 'La partie est terminée.',
      'not-over': 'La partie n’est pas terminée.',
      'stood-in': 'Un ordinateur tient votre place. Rasseyez-vous d’abord.',
      unavailable: 'Rien n’a pu être noté à l’instant. Réessayez.',
    },
    longTurn: 'Ce tour est devenu trop long : vous ne pouvez plus que **le terminer**.',
  },
  undo: {
    nothing: 'Vous n’avez encore joué aucun coup qui puisse être annulé.',
    done: (name) => (name === undefined ? 'Coup annulé.' : `${name} a annulé son dernier coup.`),
    declined: 'L’annulation a été refusée.',
    refused: 'Ce coup ne peut pas être annulé.',
  },
  link: {
    lost: 'Liaison coupée. Votre partie est à l’abri ; nouvel essai…',
    again: 'Réessayer',
    stopping: 'La gare redémarre. Votre partie est à l’abri ; elle reprend dans un instant.',
  },
  closed: {
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
  },
  curtain: {
    hand: (name) => `Passez l’appareil à ${name}`,
    hint: (name) => `${name}, les autres regardent ailleurs.`,
    reveal: (name) => `Je suis ${name}`,
    enter: 'Entrée',
    passed: (name) => `À ${name}`,
  },
  watching: 'Vous regardez',
  presence: {
    by: (bot) => `par ${bot}`,
    playedBy: (name, bot) => `${name} par ${bot}`,
    away: (name) => `${name} n’est pas à la table en ce moment. La partie attend.`,
    back: (name) => `${name} est de retour à la table.`,
  },
  end: {
    title: 'Terminus',
    over: 'La partie est terminée.',
    again: (seats) => (seats > 2 ? 'Rejouer, places décalées' : 'Rejouer, places échangées'),
    replay: 'Revoir la partie',
    save: 'Enregistrer la partie',
    home: 'Retour à la rotonde',
    show: 'Voir la table',
    refused: 'Aucune nouvelle table n’a pu être ouverte. Réessayez dans un instant.',
  },
});
