import { typesetAll } from '#kernel/french.ts';
import type { DailyMessages } from './messages.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: DailyMessages = typesetAll<DailyMessages>({
  title: 'Le train du jour',
  lede: 'Une donne par jeu, la même pour tout le monde, jusqu’à minuit en temps universel.',
  past: 'Ces trains sont partis. Un trajet commencé peut encore être mené à son terme.',
  rules:
    'Un seul trajet par personne. On peut l’interrompre, mais rien ne s’annule au-delà d’un tirage, personne ne donne de conseil, et rien n’est classé : règle',
  next: 'prochains départs dans',
  left: (hours, minutes) =>
    hours === 0 ? `${minutes} min` : `${hours} h ${`${minutes}`.padStart(2, '0')}`,
  days: 'Autres jours',
  before: 'La veille',
  after: 'Le lendemain',
  toToday: 'Les trains d’aujourd’hui',
  offline:
    'Le train du jour a besoin du réseau : ses cartes restent à la maison, pour que personne ne les voie avant l’heure.',
  again: 'Réessayer',
  noSuchDay: 'Il n’y a pas d’horaire pour ce jour : on garde ceux des trente et un derniers jours.',
  none: 'Aucun train n’a circulé ce jour-là.',
  head: {
    board: 'Départs',
    train: 'Train',
    game: 'Jeu',
    deal: 'Donne',
    crew: 'Équipage',
    travellers: 'Voyageurs',
    you: 'Vous',
    rank: 'Rang',
    traveller: 'Voyageur',
    score: 'score',
    share: 'donne',
  },
  train: (number) => `N° ${number}`,
  usual: 'comme d’habitude',
  against: (names) => `contre ${list.format(names)}`,
  arrived: (shown, count) => `${shown} ${count < 2 ? 'arrivé' : 'arrivés'}`,
  state: {
    none: 'pas encore monté',
    departed: 'parti sans vous',
    running: 'en route',
    left: 'descendu en route',
    rank: (rank, of) => `${rank}${rank === 1 ? 'er' : 'e'} sur ${of}`,
  },
  act: { board: 'Monter', resume: 'Reprendre', compare: 'Comparer', look: 'Voir' },
  trouble: {
    offline: 'La maison ne répond pas. Le train du jour a besoin du réseau.',
    departed: 'Ce train vient de partir. Rechargez la page pour le suivant.',
    'bad-name':
      'La maison ne peut pas vous placer sous ce nom : choisissez-en un autre dans votre compte.',
    other: 'La maison ne peut pas le faire à l’instant. Réessayez dans un moment.',
  },
  sheet: (train) => `Feuille de route, train ${train}`,
  sheetNote:
    '« Donne » : la part des voyageurs que celui-ci devance avec les mêmes cartes. Les noms restent cachés tant que vous n’êtes pas arrivé.',
  nobody: 'Personne n’est encore arrivé.',
  you: 'Vous',
  versus: (score, rival) => `${score} à ${rival}`,
  compareWith: (name) => `Comparer avec ${name}`,
  spread: (count, low, high) => `Scores de ${count} voyageurs, de ${low} à ${high}`,
  pair: (name) => `Vous et ${name}, même donne`,
  pairNone: 'Deux trajets côte à côte',
  first:
    'Vous êtes le premier arrivé. Dès que quelqu’un d’autre l’est, les deux trajets se suivent ici tour par tour.',
  notTravelled:
    'On ne compare que des trajets achevés, et vous n’avez pas fait celui-ci jusqu’au bout.',
  noJourney: 'Ce trajet ne peut pas être montré à l’instant.',
  invite: 'Inviter',
  invited: 'Lien copié',
});
