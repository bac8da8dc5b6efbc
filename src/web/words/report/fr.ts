import { de, typesetAll } from '#kernel/french.ts';
import type { ReportWords } from './words.ts';

const n = (value: number): string => value.toLocaleString('fr');

const among = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

export const fr: ReportWords = typesetAll<ReportWords>({
  title: 'Le bulletin de voyage',
  leaves: 'Cette partie',
  result: 'Résultat',
  report: 'Bulletin',
  replay: 'Revoir',
  open: 'Le bulletin de voyage',
  moves: (count) => `${n(count)} coups`,
  wins: (names) =>
    names.length > 1 ? `${among(names)} gagnent ensemble` : `${among(names)} gagne`,
  nobodyWins: 'Aucune place ne gagne',
  reading: {
    label: 'Lecture de la partie',
    first: (read, of) => `Première lecture : ${n(read)} parties jouées sur ${n(of)}`,
    second: (read, of) => `Relecture plus fine : ${n(read)} parties jouées sur ${n(of)}`,
    on: (read, of) => `Compte encore large : ${n(read)} parties jouées, ${n(of)} au plus`,
    here: 'sur cet appareil ; elle continue si vous quittez la page',
    house: (before, part) =>
      before > 0
        ? `La maison lira cette partie après ${before === 1 ? 'une autre' : `${n(before)} autres`}`
        : `La maison lit cette partie : ${part} %`,
    leave: 'vous pouvez partir, elle sera là',
    readHere: 'Lire ici',
    order: 'Faire lire par la maison',
    refused: {
      none: 'La maison n’a pas pu lire cette partie : elle se lit ici.',
      full: 'La maison a trop de parties à lire : redemandez plus tard.',
      'too-often': 'La maison a lu assez de parties pour vous en une heure.',
      unavailable: 'La maison ne répond pas : la partie se lit ici.',
    },
    done: (read) => `Lecture faite : ${n(read)} parties jouées`,
    stopped: 'Lecture arrêtée',
    failed: 'La lecture s’est interrompue.',
    stop: 'Arrêter',
    goOn: 'Reprendre la lecture',
    finer: 'Lire plus finement',
  },
  graph: {
    title: 'Graphique de marche',
    about:
      'Les chances de gagner de chaque place, mains ouvertes. Rond : un choix. Losange : le hasard. Ce qui suit ± vaut 19 fois sur 20, la bande aussi.',
    sure: (games) =>
      `À ce jeu elles sont trop sûres d’elles : entre joueurs forts, ce qui passait pour certain est arrivé dans ${games} parties sur 100.`,
    alt: 'Les chances de gagner de chaque place, du premier au dernier coup. Le tableau plus bas dit la même chose.',
    luck: 'hasard',
    move: (at) => `coup ${n(at)}`,
    table: 'Le graphique en tableau',
    moveHead: 'Coup',
  },
  account: {
    title: 'La part du hasard et celle des choix',
    luck: (name, points, error) =>
      points < 0
        ? `Le hasard a pris ${-points} points de chance à **${name}**, à ${error} près.`
        : `Le hasard a donné ${points} points de chance à **${name}**, à ${error} près.`,
    own: (name, points, error) =>
      points < 0
        ? `Les choix ${de(name)} en ont coûté ${-points}, à ${error} près.`
        : `Les choix ${de(name)} en ont gagné ${points}, à ${error} près.`,
    still: 'Le compte vient avec la relecture.',
    wide: 'Tout est lu, et le compte reste large ; une lecture plus fine le resserre.',
    seat: 'chances, en %',
    start: 'départ',
    luckHead: 'hasard',
    choices: 'choix de tous',
    end: 'arrivée',
    left: 'laissé en route',
    leftAbout: 'Laissé en route : aux gares, par rapport au meilleur choix.',
    caption: 'Départ, hasard et choix font ensemble l’arrivée.',
  },
  station: {
    title: 'Gares',
    none: 'Aucun coup n’a fait basculer cette partie à lui seul : rien qu’une seconde lecture confirme.',
    still:
      'Les gares viennent avec la relecture : ce qu’une lecture marque, une autre doit le confirmer.',
    choice: (at, name) => `Coup ${n(at)}, à ${name}`,
    chance: (at) => `Coup ${n(at)}, le hasard`,
    change: (before, after, name) =>
      `${name} : ${before.points} % (±${before.error}) avant, ${after.points} % (±${after.error}) après`,
    previous: 'Gare précédente',
    next: 'Gare suivante',
    stop: (number, { written }, error, name) =>
      `Gare ${number} : ${written}, à ${error} près, pour ${name}`,
    played: 'joué',
    points: (own, best) => `environ ${n(own)} à ${n(best)}`,
    error: (points) => `à ${points} près`,
    byKnowledge: 'Pesé d’après ce que la place pouvait savoir.',
    best: 'Aucun des autres choix ne valait mieux.',
    loss: (points, error) => `Laissé en route : ${points}, à ${error} près.`,
    unsure: 'Trop serré pour trancher : les autres choix sont dans la marge.',
    options: 'Ce qui était possible',
    only: 'Il n’y avait rien d’autre à envisager.',
    even: 'Les parties jouées ne départagent pas les deux.',
    why: (one) => ({
      against: (rank, [first = '', other], opposed) =>
        `Le ${one} face au ${rank} : ${first}${other ? `${opposed ? ', mais' : ', et'} ${other}` : ''}.`,
      same: (rank) => `Le ${one} revient presque au même que le ${rank}.`,
      tried: (better) =>
        better
          ? 'Les parties jouées le préfèrent pourtant.'
          : 'Les parties jouées le placent pourtant après.',
      onlyTried: `Seules les parties jouées mettent le ${one} à part.`,
    }),
    board: (at) => (at === 0 ? 'La table au début' : `La table après le coup ${n(at)}`),
    seats: 'Les chances avant et après',
    before: 'avant',
    after: 'après',
    changed: 'écart',
  },
  decisions: {
    title: (name) => `Les choix ${de(name)}`,
    about: 'Touchez un choix : il est pesé face à ce qui était possible, en quelques secondes.',
    move: (at) => `Coup ${n(at)}`,
    weighing: 'Pesée en cours',
    weighed: 'Pesé',
    nothing: 'rien laissé',
    failed: 'La pesée s’est interrompue.',
  },
  playOn: {
    button: 'Rejouer d’ici',
    about: 'Une table neuve sur cet appareil : mêmes mains, même pioche, contre l’ordinateur.',
    what: 'Voir ce qui a suivi',
    seat: 'Vous jouez',
    next: (name) => `${name} (décide maintenant)`,
    others: 'Les autres sont',
    asTheyWere: 'les mêmes ordinateurs ; des apprentis pour les personnes',
    go: 'Partir',
    failed: 'La table n’a pas pu être ouverte.',
    otherRules:
      'Cette partie a suivi des règles plus anciennes : elle se revoit, mais ne se rejoue pas.',
  },
  followed: 'Voir ce qui a suivi',
  compared: {
    title: 'Deux fois depuis le même moment',
    about: (at) => `Cette table part du coup ${n(at)} d’une autre partie.`,
    other: 'l’autre partie',
    this: 'celle-ci',
  },
});
