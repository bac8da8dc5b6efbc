import { typesetAll } from '#kernel/french.ts';
import { ofTitle } from '#kernel/french-title.ts';
import { capital } from '#ui/phrases.ts';
import { ago } from './ago.ts';
import { listIn } from './list.ts';
import type { Messages } from './messages.ts';
import { plural } from './plural.ts';

const COUNTS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const list = listIn('fr');

export const fr: Messages = typesetAll<Messages>({
  language: 'Français',

  shell: {
    skip: 'Aller au contenu',
    home: 'Rotonde, page d’accueil',
    nav: 'Pages',
    hall: 'Le hall',
    crew: 'Les conducteurs',
    daily: 'Le train du jour',
    rules: 'Règles',
    about: 'À propos',
    hello: 'Bonjour,',
    account: 'votre carte d’abonnement',
    languages: 'Langue',
    toNight: 'Éclairage de nuit',
    toDay: 'Éclairage de jour',
    menu: 'Menu',
    cancel: 'Annuler',
    close: 'Fermer',
    loading: 'Un instant…',
    newVersion: 'Une nouvelle version de Rotonde est prête.',
    reload: 'Recharger',
    install: 'Installer Rotonde',
    footPlay: 'Sans publicité, sans rien à installer ; une carte seulement si vous la voulez.',
    footCredit:
      'Rotonde est faite par des gens qui aiment ces jeux, sans lien avec leurs auteurs ni leurs éditeurs.',
    brokenTitle: 'Un attelage a lâché',
    brokenText:
      'Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez : vos parties sont à l’abri.',
  },

  guest: {
    title: 'Votre nom à la table',
    text: 'Les autres joueurs le voient. Il reste dans ce navigateur : aucun compte ne se cache derrière.',
    label: 'Nom',
    save: 'Garder ce nom',
  },

  players: (least, most) => (least === most ? `${least} joueurs` : `${least} à ${most} joueurs`),

  front: {
    title: (games) => [
      `${capital(COUNTS[games] ?? 'plusieurs')} jeux de chemin de fer,`,
      'une seule plaque tournante.',
    ],
    lede: 'Poussez une porte et jouez : seul, côte à côte ou à l’autre bout de la ligne. Sans compte, sans publicité.',
    doors: 'Les jeux',
    play: 'Jouer maintenant',
    which: 'Le jeu des billets',
    go: 'Partir',
    serial: (number) => `Nº ${number}`,
    solo: {
      title: 'Contre l’ordinateur',
      kind: 'Simple course',
      rivals: (bots) =>
        `Contre ${COUNTS[bots]} ${plural('fr', bots, 'ordinateur', 'ordinateurs')}, tout de suite, même hors ligne.`,
      change: 'Changer…',
    },
    here: {
      title: 'Sur cet appareil',
      text: 'À deux devant le même écran, un rideau entre les tours.',
      several: (least, most, curtain) =>
        `De ${least} à ${most} devant le même écran, ${curtain ? 'un rideau entre les tours' : 'chacun son tour'}.`,
      kind: 'Aller-retour',
    },
    link: {
      title: 'Avec un lien',
      text: 'Créez une table, envoyez le lien, on joue.',
      kind: 'Groupe',
    },
  },

  tables: {
    title: 'Mes tables',
    none: 'Pas encore de table',
    noneText:
      'Les parties commencées vous attendent ici, dans ce navigateur, même si vous le fermez au milieu.',
    resume: 'Reprendre',
    review: 'Revoir',
    yourTurn: 'À vous de jouer',
    theirTurn: (seats) => (seats > 2 ? 'À un autre de jouer' : 'À l’adversaire'),
    waiting: 'Places libres',
    over: 'Terminée',
    won: (names) => `${names.length > 1 ? 'Gagnants' : 'Gagnant'} : ${list.format(names)}`,
    figures: 'Vos parties en chiffres',
    putAway: 'Ranger',
    putAwayWhich: (table) => `Ranger la table : ${table}`,
    putAwayTitle: 'Ranger cette table ?',
    putAwayHere:
      'La partie n’est gardée que dans ce navigateur : elle sera effacée, et ne pourra plus être reprise ni revue.',
    putAwayOnline: 'La table quitte cette liste. Son lien y ramène.',
    ways: { solo: 'Simple course', here: 'Aller-retour', online: 'Groupe' },
    together: (names) => list.format(names),
    when: (then, now) => ago('fr', then, now),
  },

  names: {
    player: (number) => `Joueur ${number}`,
  },

  rules: {
    title: (game) => `Règles ${ofTitle(game)}`,
    other: 'Livrets',
    house: 'Règles de la maison',
    search: 'Chercher dans les règles',
    searchHint: 'Un mot, ou un numéro comme 4.2',
    clear: 'Effacer',
    found: (shown, all) =>
      shown === all
        ? `${all} ${plural('fr', all, 'règle', 'règles')}`
        : `${shown} sur ${all} ${plural('fr', all, 'règle', 'règles')}`,
    nothing: 'Aucune règle n’en parle. Essayez un autre mot.',
    contents: 'Chapitres',
    marks: 'D’où vient une règle',
    mark: {
      printed: {
        name: 'imprimé',
        meaning: 'figure dans le livret imprimé ; le plus souvent sans mention',
      },
      published: { name: 'publié', meaning: 'un chiffre tiré de critiques publiées' },
      ruling: {
        name: 'arbitrage',
        meaning: 'le livret laisse ce point ouvert, et nous l’avons tranché',
      },
      option: { name: 'option', meaning: 'la table choisit avant la partie' },
      recalled: { name: 'de mémoire', meaning: 'un souvenir, non vérifié' },
      reconstructed: { name: 'reconstitué', meaning: 'de nous, accordé à ce que l’on sait' },
      house: { name: 'maison', meaning: 'vaut à toutes les tables de Rotonde' },
    },
    link: (rule) => `Règle ${rule}, lien`,
    missing: 'Ce livret n’est pas encore écrit',
    missingText: 'Il arrive avec son jeu : quand la porte s’ouvrira, les règles seront derrière.',
  },

  lost: {
    title: 'Aucune voie ne mène ici',
    text: 'L’adresse est peut-être mal écrite, ou la ligne a fermé. La plaque tournante vous remettra sur la bonne voie.',
    home: 'Retour à la rotonde',
  },
});
