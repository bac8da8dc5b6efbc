import { deEach, typesetAll } from '#kernel/french.ts';
import type { NoticeMessages } from './messages.ts';

const turnOf = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` À ${new Intl.ListFormat('fr').format(names)} de jouer.`;

/** In the middle of a sentence. */
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const fr: NoticeMessages = typesetAll<NoticeMessages>({
  title: 'Mes avis',
  lead: 'Ce dont on vous prévient, et par quel moyen.',
  kinds: {
    turn: ['À vous de jouer', 'à une de mes tables'],
    short: ['L’heure approche', 'deux heures avant la fin'],
    nudge: ['On me relance', 'pendant mon tour'],
    asked: ['Un coup à reprendre', 'si j’en suis d’accord'],
    invitation: ['Une invitation', 'à une table'],
    'stand-in': ['Un ordinateur joue pour moi', 'jusqu’à mon retour'],
    over: ['Partie terminée', 'à une de mes tables'],
    rematch: ['Une revanche est proposée', 'à la même table'],
  },
  channels: { push: 'Sur l’appareil', mail: 'Courriel', webhook: 'Webhook', feed: 'Agenda, Atom' },
  kind: 'Avis',
  where: 'Où',
  box: (kind, channel) => `${kind} : ${channel}`,
  none: 'impossible',
  push: {
    count: (n) => (n === 0 ? 'aucun appareil' : n === 1 ? '1 appareil' : `${n} appareils`),
    add: 'Prévenir cet appareil',
    remove: 'Plus cet appareil',
    denied:
      'Ce navigateur a reçu l’ordre de bloquer les avis : ses réglages pour ce site le lèvent.',
    unknown: 'Ce navigateur ne reçoit pas d’avis ici.',
    unnamed: 'un autre appareil',
    removeThat: (device) => `Ne plus prévenir : ${device}`,
  },
  mail: { none: 'pas encore d’adresse', unsent: 'cette maison n’envoie pas de courriels' },
  webhook: {
    none: 'pas encore d’adresse',
    set: 'Installer',
    change: 'Changer',
    remove: 'Retirer',
    dialog: 'Où envoyer le webhook ?',
    url: 'Adresse (https)',
    form: 'Forme',
    forms: { discord: 'Discord', slack: 'Slack', json: 'JSON simple, signé' },
    save: 'Garder cette adresse',
    cancel: 'Annuler',
    stopped: 'Il a échoué pendant un jour et s’est éteint. L’essayer le rallume.',
    failing: 'Le dernier essai n’a pas été reçu.',
    secret: 'Ce qui vient de nous est signé avec cette clé, montrée maintenant seulement :',
  },
  feed: {
    none: 'pas encore d’adresse',
    made: 'adresse secrète',
    make: 'Créer une adresse',
    renew: 'Nouvelle adresse',
    remove: 'Retirer',
    atom: 'Pour un lecteur de flux (Atom)',
    calendar: 'Pour un agenda (iCalendar)',
    once: 'Montrée maintenant seulement. Qui l’a voit vos tours ; une nouvelle l’annule.',
  },
  try: 'Essayer',
  tried: 'Envoyé.',
  inMyHours: ['Seulement à mes heures', 'sauf les tables en direct'],
  hourlyMail: ['Un courriel par heure au plus', 'les avis s’y regroupent'],
  answer: {
    asks: (words) => `${words} ?`,
    yes: (words) => `Oui, ${small(words)}`,
    rather: (words) => `Plutôt ${small(words)}`,
    text: 'Vous répondez sans ouvrir la table.',
    left: (time) => `Il vous reste ${time}.`,
    look: 'Voir la table d’abord',
    given: 'C’est parti',
    givenText: (names) => `Votre réponse est jouée.${turnOf(names)}`,
    canUndo: (names) =>
      names.length === 0 ? 'Annulable encore.' : `Annulable jusqu’au coup ${deEach(names)}.`,
    undo: 'Annuler',
    undone: 'Annulé',
    undoneText: 'Votre réponse est annulée : c’est de nouveau à vous.',
    used: 'Ce bouton ne servira plus.',
    past: 'Déjà joué',
    pastText: (names) => `Cette réponse était pour un tour qui est passé.${turnOf(names)}`,
    over: 'La partie est terminée',
    overText: 'Il n’y a plus rien à répondre.',
    gone: 'Rien à répondre',
    goneText: 'Ce lien ne mène plus à aucune table.',
    table: 'Aller à la table',
    next: (game) => `Table suivante : ${game}`,
    home: 'Au hall',
    failed: 'La maison n’a pas répondu. Rien n’est joué ; essayez encore.',
  },
});
