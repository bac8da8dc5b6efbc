import { de, typesetAll } from '#kernel/french.ts';
import { capital, listOf } from '#ui/phrases.ts';
import {
  A_MARK,
  au,
  count,
  deLaLigne,
  does,
  dynamite,
  line,
  MARKS,
  say,
  spaces,
  trait,
  votreLigne,
} from './fr-said.ts';
import type { Words } from './words.ts';

const plain: Words = {
  subtitle: (n) => `Encore ${spaces(n)}`,
  subtitleStart: 'Avant le départ',
  subtitleOver: 'Terminée',

  colon: ' : ',
  line: (of) => capital(line(of)),
  percent: (share) => `${share} %`,
  marks: MARKS,
  die: (value) => `dé : ${value}`,

  call: {
    asks: (who, what) => `${who.you ? 'À vous' : who.name} : ${what}`,
    choose: 'poser ou avancer ?',
    onlyLay: 'posez de la voie',
    onlyMove: 'avancez',
    run: 'ramenez la locomotive',
    strike: 'placer une caisse ?',
    strikeBack: (who, name) =>
      `${dynamite(name)} ${who.you ? 'vous fait reculer sur la rivière : à vous' : `fait reculer ${who.name} sur la rivière : à ${who.name}`} de riposter`,
    turnOf: au,
    strikes: (name) => `${name} peut placer une caisse`,
    draws: (who) => `${who.you ? 'Vous tirez' : `${who.name} tire`} une carte « Chance »`,
    settling: 'Les dés disent qui commence',
    won: (who) => `${who.you ? 'Vous entrez' : `${who.name} entre`} à Buffalo Creek`,
  },

  lay: {
    title: 'Poser de la voie',
    die: 'Dé',
    sections: 'Sections',
    track: 'Voie',
    caption: 'Ce que pose chaque nombre',
    to: (railhead) => `→ ${railhead}`,
    throw: 'Lancer 1 dé',
    starts: 'deux sections, et le train part',
    full: 'ligne entière',
  },

  move: {
    title: 'Avancer',
    runTitle: 'Faire remonter la locomotive',
    range: (least, most, clear) => {
      const ahead = clear === 0 ? 'pas de voie devant' : `voie posée sur ${clear}`;
      return `de ${least} à ${most}${clear === undefined ? '' : `, ${ahead}`}`;
    },
    runRange: (least, most, missing) => `de ${least} à ${most}, train à ${missing}`,
    throw: (dice) => (dice === 1 ? 'Lancer 1 dé' : 'Lancer 2 dés'),
    chances: 'Les chances de ce jet',
    kinds: {
      plain: 'simple',
      river: 'rivière',
      danger: 'danger',
      ambush: 'embuscade',
      derail: 'déraille',
      dynamite: 'atteint la dynamite',
      finish: 'arrive',
      run: 'en route',
      coupled: 'attelée',
    },
    derails: (percent) => `déraille : ${percent}`,
    derailsTo: (space, mark) => `déraille (case ${space}${mark === undefined ? '' : `, ${mark}`})`,
    bar: (throws, space, kind, percent) =>
      `${throws.length === 1 ? `Jet de ${throws[0]}` : `Jets de ${Math.min(...throws)} à ${Math.max(...throws)}`} : case ${space}, ${kind}, ${percent}.`,
    oneDie: {
      dynamite: 'un seul dé : dynamite devant',
      slow: 'un seul dé : signal « Ralentissement »',
      card: 'un seul dé : carte « Chance »',
    },
  },

  strike: {
    title: (total, space) =>
      total === undefined
        ? `Sur la rivière, case ${space}`
        : `${total} : sur la rivière, case ${space}`,
    titleBack: (name, space) => `${dynamite(name)} vous fait reculer sur la rivière, case ${space}`,
    titleCard: 'La carte vous permet d’attaquer',
    ask: (crates) => `Une caisse de dynamite chez un rival ? Il vous en reste **${crates}**.`,
    hint: 'Touchez une case éclairée : rivière, danger ou point de sabotage, voie posée, devant le train.',
    place: (of, space, mark) => `${capital(line(of))}, case ${space} (${mark})`,
    does,
    tag: (blow) =>
      blow.is === 'push-back'
        ? `recule de ${blow.from - blow.to} : ${blow.from} → ${blow.to}`
        : '1 dé',
    back: (n) => `recul ${n}`,
    barred: {
      dynamite: 'déjà une caisse',
      start: 'pas encore parti',
      nowhere: 'rien à viser devant',
    },
    put: 'Placer la caisse',
    choose: 'Choisir une case',
    keep: 'Garder la caisse',
    places: 'Où une caisse peut aller',
  },

  cast: {
    yours: 'Votre jet',
    theirs: (name) => `Jet ${de(name)}`,
    next: (names) => `Ensuite : ${names.join(', puis ')}.`,
    you: 'vous',
    with: (who, of) => `${who} (${line(of)})`,
    thinks: (name) => `${name} choisit…`,
    settles: 'Chacun lance deux dés ; le plus haut total commence.',
    over: 'La partie est terminée.',
  },

  plate: {
    at: (front) => ['case', `${front}`],
    waiting: 'au départ',
    crates: (n) => count(n, 'caisse'),
    trait,
    railhead: (space) => (space === 0 ? 'pas de voie' : `voie jusqu’à ${space}`),
  },

  card: {
    stub: (who, space) =>
      `${who.you ? 'Vous vous arrêtez' : `${who.name} s’arrête`} sur le danger, case ${space}`,
    putAway: 'Ranger la carte',
    good: 'Carte « Chance » · bonne',
    bad: 'Carte « Chance » · mauvaise',
  },

  view: {
    map: 'Le plateau',
    closer: 'Plus près (+)',
    farther: 'Plus loin (−)',
    whole: 'Plateau entier (0)',
    tools: 'Outils de la carte',
    help: 'Entrée va aux marques du plateau, Échap en sort. Les flèches déplacent la vue, plus et moins la rapprochent ou l’éloignent, 0 montre tout le plateau.',
    trains: 'Trains',
    throw: 'Le jet',
    choices: 'Votre choix',
  },

  reader: {
    name: (name, of) => `${capital(line(of))}, ${name} : lire case par case`,
    help: 'Gauche et droite : case suivante. Page précédente et suivante : marque ou pièce voisine. Début : le train. Fin : la tête de ligne.',
    say,
  },

  why: {
    notYourTurn: 'Ce n’est **pas à vous** de jouer. Votre tour viendra.',
    dice: 'Les **dés roulent** : attendez qu’ils s’arrêtent.',
    notNow: 'Ce n’est pas ce que le jeu demande **maintenant**.',
    crateFirst: '**La caisse d’abord** : posez-la ou gardez-la.',
    dynamiteOnLine: (space, of) =>
      `Il y a de la **dynamite sur ${votreLigne(of)}**, case ${space} : pas de nouvelle voie tant que votre train ne l’a pas atteinte. Avancez.`,
    lineComplete: (sections, of) =>
      `Les **${sections} sections** de ${votreLigne(of)} sont déjà posées. Avancez.`,
    noTrain: (sections, of) =>
      `Votre train${deLaLigne(of)} **n’est pas encore parti** : il lui faut deux sections de voie, et ${
        sections === 0 ? 'aucune n’est posée' : 'une seule est posée'
      }. Posez d’abord de la voie.`,
    engineAway: (n, of) =>
      `Votre **locomotive${deLaLigne(of)} est absente**, à ${spaces(n)} du train : faites-la remonter avant de poser de la voie.`,
    noCrate: 'Vous n’avez **plus de caisse** à placer.',
    noPlace:
      'Choisissez d’abord **où** : touchez une des cases éclairées, rivière, danger ou point de sabotage devant le train d’un rival.',
    ownLine: (of) => `La **${line(of)} est à vous** : une caisse va chez un rival.`,
    emptyLine: (of) => `Personne ne roule sur la **${line(of)}** dans cette partie.`,
    notStarted: (of) =>
      `Le **train de la ${line(of)}** n’est pas encore parti : on ne peut pas l’attaquer.`,
    hasDynamite: (of, space) =>
      `Il y a déjà une **caisse sur la ${line(of)}**, case ${space}. Une ligne n’en porte qu’une.`,
    wrongPlace: (space, mark) =>
      `La case ${space} est ${A_MARK[mark] ?? mark} : une caisse va sur une **rivière**, un **danger** ou un **point de sabotage**.`,
    notLaid: (space, railhead) =>
      `La voie **n’est pas posée** en case ${space} : cette ligne va jusqu’à ${railhead}.`,
    behind: (of, space, front) =>
      `La case ${space} n’est pas devant le **train de la ${line(of)}**, dont l’avant est en ${front}.`,
    signal: (of, space) =>
      `Le **signal « Voie libre » de la ${line(of)}** est en case ${space} : aucune caisse n’y va.`,
    instead: (of, at) =>
      `Sur la ${line(of)}, une caisse peut aller en ${listOf(at.map(String), 'ou')}.`,
    over: 'La partie est terminée : on ne joue plus.',
    unknown: 'Les règles ne le permettent pas maintenant.',
  },

  score: {
    title: 'Où ils en sont',
    train: 'Train',
    space: 'Case',
    track: 'Voie',
    behind: 'Retard',
    toGo: (n) => `encore ${spaces(n)} au train de tête`,
    line: (parts) => parts.join(', '),
    at: (who, of, front) =>
      `${who.you ? 'Vous' : who.name}, ${line(of)} : ${front === 0 ? 'pas encore parti' : `case ${front}`}`,
  },

  result: {
    won: (who, of) => `${who.you ? 'Vous gagnez' : `${who.name} gagne`} sur la ${line(of)}.`,
    by: (who, n, of) =>
      `${who.you ? 'Vous suiviez' : `${who.name} suivait`} à ${spaces(n)}${of === undefined ? '' : ` sur la ${line(of)}`}.`,
    chart: 'Où en étaient les trains, tour après tour',
    chartSummary: (names) =>
      `Une ligne qui monte pour chaque train : ${listOf(names, 'et')}. Le tableau donne les chiffres.`,
    turn: 'tours de tous',
    figures: 'La partie en chiffres',
    place: 'Rang',
    space: 'Case',
    placed: 'Caisses placées',
    suffered: 'Caisses reçues',
    derailed: 'Déraillements',
    cards: 'Cartes',
    ambushed: 'Embuscades',
    pushed: 'Reculs',
    thrown: 'Jets',
  },
};

export const fr: Words = typesetAll(plain);
