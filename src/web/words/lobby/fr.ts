import { typesetAll } from '#kernel/french.ts';
import { ofTitle, toTitle } from '#kernel/french-title.ts';
import { listIn } from '../list.ts';
import type { LobbyWords } from './words.ts';

const list = listIn('fr');

export const fr: LobbyWords = typesetAll<LobbyWords>({
  title: 'La table est mise',
  text: (held, isPrivate) =>
    `Envoyez le lien à qui doit jouer. La partie commence quand ${held ? 'l’hôte donne le départ' : 'toutes les places sont prises'} ; ${isPrivate ? 'on n’entre que sur invitation' : 'toute autre personne qui a le lien peut regarder'}.`,
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
  unseatWho: (name) => `Libérer la place : ${name}`,
  leave: 'Quitter ma place',
  freed: 'Votre place est de nouveau libre.',
  host: 'hôte',
  handOver: 'Confier la table',
  handOverTo: (name) => `Confier la table à ${name}`,
  handOverTitle: (name) => `Confier la table à ${name} ?`,
  handOverText:
    'Cette personne en devient l’hôte : c’est elle, et non plus vous, qui pourra libérer une place, asseoir l’ordinateur ou supprimer la table.',
  delete: 'Supprimer la table',
  deleteTitle: 'Supprimer cette table ?',
  deleteText:
    'Son lien ne mènera plus nulle part, et les personnes présentes en seront averties. Rien ne la fera revenir.',
  drop: 'Retirer la place',
  dropWhich: (number) => `Retirer la place : ${number}`,
  heldText: 'L’hôte donnera le départ.',
  readyToBegin: 'Tout le monde est assis : l’hôte peut donner le départ.',
  begin: 'Donner le départ',
  watchers: (count) => `${count} ${count > 1 ? 'spectateurs' : 'spectateur'}`,
  invite: 'Inviter quelqu’un avec qui vous avez joué',
  inviteThem: 'Inviter',
  inviteWhom: (name) => `Inviter ${name}`,
  isInvited: 'invitation envoyée',
  notInvited: 'l’invitation n’est pas partie',
  nobodyKnown: 'Vous n’avez encore joué avec personne : le lien amène le premier venu.',
  settled: 'On joue ainsi',
  pace: 'Allure',
  you: 'vous',
  here: 'à la table',
  away: 'pas là en ce moment',
  bot: 'ordinateur',
  name: 'Votre nom',
  refused: {
    taken: 'Quelqu’un y est déjà assis.',
    'not-host': 'Seul l’hôte de la table peut faire cela.',
    'one-seat': 'Vous avez déjà une place ; seul l’hôte peut en prendre plusieurs.',
    'too-few': 'Le jeu a besoin de toutes ces places.',
    begun: 'La partie a commencé : chacun garde sa place.',
  },
});
