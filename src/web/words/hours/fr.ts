import { typesetAll } from '#kernel/french.ts';
import { listIn } from '../list.ts';
import { plural } from '../plural.ts';
import type { HoursWords } from './messages.ts';

const list = listIn('fr');

export const fr: HoursWords = typesetAll<HoursWords>({
  title: 'Mes heures',
  lead: 'Au long cours, votre pendule ne tourne qu’à ces heures : on ne perd pas une partie en dormant.',
  always: 'Votre pendule tourne à toute heure.',
  choose: 'Dire quand je joue',
  clear: 'À toute heure',
  weekdays: 'En semaine',
  weekend: 'Samedi et dimanche',
  from: (span) => `${span} : de`,
  to: (span) => `${span} : à`,
  remove: (span) => `Retirer ${span}`,
  add: (days) => `Ajouter des heures : ${days}`,
  none: 'Aucune heure',
  zone: 'Fuseau horaire',
  zoneOf: (city, offset) => `${city} (${offset})`,
  dial: (weekdays, weekend) =>
    `Heures de jeu en semaine : ${weekdays} ; samedi et dimanche : ${weekend}.`,
  span: (from, to) => `${from} à ${to}`,
  at: (city) => `à ${city}`,
  tooFew: 'Sept heures par semaine au moins : les autres attendraient trop longtemps.',
  holidays: {
    title: 'Mes vacances',
    year: (holidays) =>
      holidays.length === 0 ? 'Pas de vacances.' : `Vacances : ${list.format(holidays)}.`,
    range: (from, to) => (from === to ? `le ${from}` : `du ${from} au ${to}`),
    days: (count) => `${count} ${plural('fr', count, 'jour', 'jours')}`,
    change: 'Modifier',
    changeOf: (range) => `Modifier les vacances : ${range}`,
    go: 'Partir en vacances',
    first: 'Premier jour',
    last: 'Dernier jour',
    keep: 'Noter',
    giveUp: 'Annuler',
    remove: 'Supprimer',
    taken: (days, most) =>
      `${days} ${plural('fr', days, 'jour pris', 'jours pris')} sur ${most} cette année.`,
    text: 'Vos tables au long cours s’arrêtent, les autres le savent dès maintenant.',
    order: 'Le dernier jour vient après le premier.',
    overlap: 'Vous êtes déjà en vacances à ce moment-là.',
    tooMany: (most) => `${most} jours par an au plus : personne n’attend sans fin.`,
  },
});
