import { deEach, typesetAll } from '#kernel/french.ts';
import { ofTitle, toTitle } from '../french-title.ts';
import type { TableWords } from './words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: TableWords = typesetAll<TableWords>({
  bar: {
    tools: 'Outils',
    steps: 'Étapes du tour',
    undo: 'Annuler',
    rules: 'Règles',
    menu: 'Menu',
    score: 'Score',
    journal: 'Journal',
    result: 'Résultat',
    board: 'La table',
    side: 'Score et journal',
  },
  turn: {
    yours: 'À vous de jouer',
    yoursTitle: (game) => `● À vous – ${game}`,
  },
  menu: {
    title: 'Menu',
    language: 'Langue',
    motion: 'Animations',
    motions: { calm: 'calmes', brisk: 'vives', off: 'aucune' },
    keys: 'Raccourcis clavier',
    keysHint:
      'Une seule touche suffit. Désactivez-les si vos outils envoient des lettres d’eux-mêmes.',
    keyList: [
      ['Entrée', 'tire le levier : fin de l’étape'],
      ['U', 'reprend la dernière décision'],
      ['R', 'ouvre les règles'],
      ['Échap', 'ferme ce qui est ouvert, repose une carte'],
      ['une touche', 'passe ce qui est en train d’être montré'],
    ],
    home: 'Quitter la table',
  },
  journal: {
    empty: 'Il ne s’est encore rien passé.',
    turn: (turn) => `Tour ${turn}`,
    look: 'voir la table telle qu’elle était',
  },
  past: {
    after: 'La table telle qu’elle était après :',
    back: 'Revenir au présent',
    noActing: 'C’est le passé : rien ne s’y joue. Revenez au présent pour jouer.',
  },
  telegram: {
    title: 'Dépêche',
    since: 'depuis votre tour',
    playBack: 'Revoir ce tour',
    dismiss: 'Ranger la dépêche',
    playing: 'Depuis votre tour, revu',
    skip: 'Passer',
  },
  why: {
    title: 'Pourquoi pas ici ?',
    rule: (rule) => `Règle ${rule}`,
    close: 'Fermer',
    plain: {
      stale: 'La table a changé entre-temps. Regardez de nouveau.',
      'not-yours': 'Cette place n’est pas la vôtre.',
      malformed: 'La table n’a pas compris. Rechargez la page.',
      taken: 'Quelqu’un y est déjà assis.',
      waiting: 'Toutes les places ne sont pas encore prises.',
      over: 'La partie est terminée.',
      unavailable: 'Rien n’a pu être noté à l’instant. Réessayez.',
    },
  },
  undo: {
    nothing: 'Vous n’avez encore rien décidé qui puisse se reprendre.',
    title: 'Revenir plus loin ?',
    ask: (others) =>
      `Des cartes ont été vues depuis, ou quelqu’un d’autre a joué. Il faut l’accord ${deEach(others)}.`,
    askBots:
      'Des cartes ont été vues depuis. L’ordinateur est d’accord : tout ce qui suit votre dernière décision sera repris.',
    askHere:
      'Des cartes ont été vues depuis. Tout le monde à la table est-il d’accord pour reprendre ?',
    send: 'Demander',
    take: 'Reprendre',
    keep: 'Garder',
    asked: (name) => `${name} aimerait reprendre sa dernière décision.`,
    yes: 'D’accord',
    no: 'Non',
    waiting: (names) => `On attend l’accord ${deEach(names)}…`,
    done: (name) =>
      name === undefined ? 'C’est repris.' : `${name} a repris sa dernière décision.`,
    declined: 'Le retour en arrière a été refusé.',
    refused: 'Cela ne peut pas se reprendre.',
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
  lobby: {
    title: 'La table est mise',
    text: 'Envoyez le lien à qui doit jouer. La partie commence quand toutes les places sont prises ; toute autre personne qui a le lien peut regarder.',
    invited: (names) =>
      names.length === 0
        ? 'La table est mise'
        : `${list.format(names)} vous ${names.length === 1 ? 'attend' : 'attendent'}`,
    invitedText: (game) =>
      `Une table ${ofTitle(game)}. Dites votre nom et asseyez-vous : la partie commence quand toutes les places sont prises.`,
    share: 'Le lien de la table',
    copy: 'Copier le lien',
    copied: 'Copié',
    send: 'Envoyer…',
    message: (game) => `Viens jouer ${toTitle(game)} avec moi :`,
    seats: 'Places',
    open: 'Place libre',
    sit: 'S’asseoir ici',
    seatBot: (bot) => `Asseoir l’ordinateur : ${bot}`,
    computer: 'Ordinateur',
    unseat: 'Libérer la place',
    unseatBot: (bot) => `Libérer la place : ${bot}`,
    settled: 'On joue ainsi',
    you: 'vous',
    here: 'à la table',
    away: 'pas là en ce moment',
    bot: 'ordinateur',
    name: 'Votre nom',
  },
  watching: 'Vous regardez',
  presence: {
    away: (name) => `${name} n’est pas à la table en ce moment. La partie attend.`,
    back: (name) => `${name} est de retour à la table.`,
  },
  end: {
    title: 'Terminus',
    over: 'La partie est terminée.',
    again: (seats) => (seats > 2 ? 'Rejouer, places décalées' : 'Rejouer, places échangées'),
    againHint: 'Une nouvelle table ; envoyez son lien aux autres.',
    replay: 'Revoir la partie',
    save: 'Enregistrer la partie',
    home: 'Retour à la rotonde',
    show: 'Voir la table',
    refused: 'Aucune nouvelle table n’a pu être ouverte. Réessayez dans un instant.',
  },
  chance: {
    check: 'Vérifier le hasard',
    text: 'Avant la première carte, chacun a vu l’empreinte d’un secret ; tous les tirages en découlent. Votre navigateur peut les vérifier un par un.',
    busy: 'Vérification…',
    good: (draws) => `C’est juste : les ${draws} tirages découlent tous du secret.`,
    commitment: 'Le secret a bien l’empreinte montrée avant la première carte.',
    other:
      'Deux calculs indépendants, celui de cette page et le WebCrypto du navigateur, concordent.',
    noWebCrypto:
      'Ce navigateur n’offre pas WebCrypto ici : seul le calcul de cette page a été fait.',
    bad: (reason) => `C’est faux : ${reason}`,
    notCommitted: 'l’empreinte n’est pas celle que vous avez vue en arrivant à la table.',
    secretWrong: 'le secret n’a pas l’empreinte qui a été montrée.',
  },
  replay: {
    title: 'Revoir une partie',
    text: 'Ouvrez l’enregistrement d’une partie terminée : le fichier que la fin d’une partie permet de garder. Il est vérifié ligne par ligne et ne quitte pas cet appareil.',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    bad: 'Cet enregistrement est refusé',
    badEntry: (entry) => `La ligne ${entry} ne peut pas être telle qu’elle est écrite.`,
    badHeader: 'Son en-tête n’est pas celui d’un enregistrement intact.',
    unknownGame: (game) => `C’est une partie de « ${game} », que cette maison n’a pas.`,
    otherRules: (rules) =>
      `La partie a été jouée selon la version ${rules} des règles, que cette Rotonde ne connaît pas. Le fichier lui-même est peut-être intact.`,
    notOver: 'Cette partie n’est pas terminée. Son enregistrement s’ouvre à tous quand elle l’est.',
    toTable: 'Aller à la table',
    none: 'Aucune partie terminée à cette adresse, ou la ligne est coupée.',
    verified: (entries) => `Vérifié : ${entries} lignes.`,
    verifiedChance: (entries) => `Vérifié : ${entries} lignes, chaque tirage compris.`,
    controls: 'Lecture',
    start: 'Au début',
    back: 'Un pas en arrière',
    play: 'Lire',
    pause: 'Pause',
    step: 'Un pas en avant',
    end: 'À la fin',
    at: 'Moment de la partie',
    position: (at, of, text) => (text === '' ? `${at} sur ${of}` : `${at} sur ${of} : ${text}`),
    before: 'Avant la première carte',
    speed: 'Vitesse',
    times: (speed) => `${speed}×`,
    eyes: 'Vue de',
    eyesOf: (name) => name,
    watcher: 'un spectateur',
    everyone: 'tous, mains ouvertes',
    another: 'Un autre enregistrement',
    unplayable: 'Une partie revue ne se joue pas.',
  },
});
