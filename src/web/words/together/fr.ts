import { de, deEach, typesetAll } from '#kernel/french.ts';
import { listOf } from '#ui/phrases.ts';
import type { TogetherWords } from './words.ts';

const all = (names: readonly string[]): string => listOf(names, 'et');

/** « 6 min », « 3 h », « 2 jours ». */
const span = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 jour' : `${days} jours`;
};

export const fr: TogetherWords = typesetAll<TogetherWords>({
  absence: {
    title: (name) => `${name} n’est plus à la table`,
    since: (minutes) => `depuis ${span(minutes)}`,
    text: 'C’est son tour. Le plateau et vos papiers restent ouverts.',
    wait: 'Attendre',
    waitText: 'Rien ne se joue à sa place. Sa bande, en haut, rouvre cet avis.',
    nudge: 'Lui faire signe',
    nudgeText: 'Un message lui dit que la table attend, une fois par tour.',
    nudgePress: 'Faire signe',
    nudged: (by) => `${by} lui a fait signe.`,
    standIn: (bot) => `Confier sa place à ${bot}`,
    standInText: (name, trade) => `Un ordinateur, ${trade}. ${name} se rassoit quand il lui plaît.`,
    stop: 'Arrêter la partie',
    stopText: 'Tous les présents doivent le vouloir. Elle reste où elle en est, sans vainqueur.',
    stopAlone: 'Trop de joueurs sont absents. Confiez d’abord leur place à un ordinateur.',
    stopPress: 'Arrêter',
    agree: 'D’accord',
    takeBack: 'Se raviser',
    votes: (yes, needed) => `${yes} sur ${needed}`,
    agreed: (names) =>
      names.length === 0 ? 'Personne n’a encore donné son accord.' : `D’accord : ${all(names)}.`,
  },
  plays: (bot) => `${bot} joue`,
  inPlaceOf: (name) => `à la place ${de(name)}`,
  inYourPlace: 'à votre place',
  stopAsked: {
    asked: (name) => `${name} propose d’arrêter la partie : elle n’aurait pas de vainqueur.`,
    waiting: (names) => `Pour arrêter la partie, il faut encore l’accord ${deEach(names)}…`,
    yes: 'D’accord',
    no: 'Continuer à jouer',
    takeBack: 'Continuer à jouer',
  },
  pauseAsked: {
    asked: (name) => `${name} propose une pause : les pendules s’arrêteraient pour tous.`,
    waiting: (names) => `Pour la pause, il faut encore l’accord ${deEach(names)}…`,
    yes: 'D’accord',
    no: 'Pas de pause',
    takeBack: 'Retirer ma demande',
  },
  paused: {
    text: 'Pause : les pendules sont arrêtées pour tous.',
    resume: 'Reprendre',
  },
  report: {
    title: (name) => `Bon retour, ${name}`,
    since: (minutes) => `absence : ${span(minutes)}`,
    why: {
      vote: (bot) => `Les autres ont confié votre place à ${bot}.`,
      time: (bot) => `Votre temps était écoulé : ${bot} a pris votre place.`,
      left: (bot) => `${bot} joue à votre place.`,
    },
    deeds: (bot, deeds) =>
      deeds === 1 ? `${bot} a joué un coup.` : `${bot} a joué ${deeds} coups.`,
    nothing: (bot) => `${bot} n’a encore rien joué.`,
    yours: 'Rien n’est perdu : la place est à vous.',
    figures: 'Avant et après',
    becomes: (name, from, to) => `${name} : de ${from} à ${to}`,
    list: 'Ce qui a été joué pour vous',
    film: 'revoir ce coup',
    all: 'Revoir',
    retake: 'Me rasseoir',
    finish: 'Qu’il finisse ce tour',
    finishing: (bot) => `${bot} finit ce tour, puis vous vous rasseyez.`,
  },
  resigned: (bot) => `Vous avez abandonné : ${bot} joue à votre place jusqu’à la fin.`,
  next: {
    waits: (game) => `On vous attend ailleurs : ${game}.`,
    go: (waiting) => `Table suivante (${waiting} ${waiting === 1 ? 'attend' : 'attendent'})`,
  },
  menu: {
    resign: 'Abandonner…',
    resignAsk: (bot) =>
      `${bot} jouera à votre place jusqu’à la fin. Vous ne pourrez plus vous rasseoir.`,
    resignLast: 'La partie s’arrête là, et l’autre joueur l’emporte.',
    resignYes: 'Abandonner',
    pause: 'Mettre les pendules en pause',
    stop: 'Arrêter la partie…',
    stopAsk:
      'Il faut l’accord de tous ceux qui sont à la table. Une partie arrêtée n’a pas de vainqueur et reste où elle en était.',
    stopYes: 'Demander aux autres',
    keep: 'Continuer à jouer',
  },
  ended: {
    stopped: 'La partie a été arrêtée',
    stoppedText:
      'Tous ceux qui étaient à la table étaient d’accord. Personne n’a gagné ; la partie reste où elle en était.',
    resigned: 'Fin de la partie par abandon',
    resignedText: (resigned, won) =>
      [
        `${all(resigned)} ${resigned.length === 1 ? 'a' : 'ont'} abandonné.`,
        won.length === 0
          ? 'Personne n’a gagné.'
          : `${all(won)} ${won.length === 1 ? 'gagne' : 'gagnent'} la partie.`,
      ].join(' '),
    noRecord:
      'Elle n’a pas été jouée jusqu’au bout : le secret de son hasard en reste un, et il n’y a rien à revoir ni à vérifier.',
    standing: 'Où elle en était',
  },
  rematch: {
    route: (game) => `${game} · retour`,
    offer: 'Une autre partie ?',
    offerText: 'Mêmes règles, même cadence ; les places avancent d’une.',
    offered: (name) => `${name} propose de rejouer`,
    offeredByYou: 'Nouvelle partie',
    offeredText: 'Elle part dès que tous ont poinçonné.',
    watcherTitle: 'Ils rejouent',
    watcherText: 'Vous restez spectateur : la nouvelle partie s’ouvrira ici.',
    you: 'vous',
    watchers: (count) => (count === 1 ? '1 spectateur' : `${count} spectateurs`),
    watchersFollow: 'à la suite',
    state: {
      by: 'propose',
      byYou: 'proposez',
      yes: 'en est',
      yesYou: 'en êtes',
      no: 'pas cette fois',
      noYou: 'pas cette fois',
      silent: 'n’a pas répondu',
      silentYou: 'on vous attend',
    },
    press: 'Proposer une revanche',
    accept: 'J’en suis',
    decline: 'Pas cette fois',
    withdraw: 'Retirer ma proposition',
    sameAddress: 'Tout le monde est emmené ; il n’y a pas de lien à envoyer.',
    withBots: (bots, silent) => `Partir avec ${all(bots)} à la place ${deEach(silent)}`,
    possibleIn: (seconds) => `Dans ${seconds} s, la partie pourra partir sans ceux qui se taisent.`,
    leaving: (seconds) => `Départ dans ${seconds} s`,
    leavingSoon: 'La nouvelle partie est prête : départ dans quelques secondes.',
    stay: 'Rester à cette table',
    go: 'Rejoindre la nouvelle partie',
    failed: 'La réponse n’est pas passée. Réessayez dans un instant.',
  },
});
