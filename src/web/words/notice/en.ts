import type { NoticeMessages } from './messages.ts';

const turnOf = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` ${names.join(' and ')} to play.`;

/** In the middle of a sentence. */
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const en: NoticeMessages = {
  title: 'My notices',
  lead: 'What you are told, and by which way.',
  kinds: {
    turn: ['Your move', 'at one of my tables'],
    short: ['My time is running out', 'two hours before it ends'],
    nudge: ['Somebody nudges me', 'while it is my turn'],
    asked: ['A move to take back', 'if I agree'],
    invitation: ['An invitation', 'to a table'],
    departure: ['My table departs', 'when it is full'],
    'stand-in': ['A bot plays for me', 'until I take my seat back'],
    over: ['Game over', 'at one of my tables'],
    rematch: ['Another game is offered', 'at the same table'],
    talk: ['Somebody has written', 'at one of my tables'],
  },
  channels: { push: 'On the device', mail: 'E-mail', webhook: 'Webhook', feed: 'Calendar, Atom' },
  kind: 'Notice',
  where: 'Where',
  box: (kind, channel) => `${kind}: ${channel}`,
  none: 'not there',
  push: {
    count: (n) => (n === 0 ? 'no device' : n === 1 ? '1 device' : `${n} devices`),
    add: 'Notify this device',
    remove: 'Not this device',
    denied:
      'This browser has been told to let no notices through: its settings for this site undo that.',
    unknown: 'This browser takes no notices here.',
    unnamed: 'another device',
    removeThat: (device) => `No more notices on: ${device}`,
    kinds: (device = 'this device') => `Notices on ${device}`,
  },
  mail: { none: 'no address yet', unsent: 'this house sends no e-mail' },
  webhook: {
    none: 'no address yet',
    set: 'Set up',
    change: 'Change',
    remove: 'Remove',
    dialog: 'Where should the webhook go?',
    url: 'Address (https)',
    form: 'Form',
    forms: { discord: 'Discord', slack: 'Slack', json: 'Plain JSON, signed' },
    save: 'Keep this address',
    cancel: 'Cancel',
    stopped: 'It failed for a day and has been switched off. Trying it switches it on again.',
    failing: 'The last try was not taken.',
    secret: 'What comes from us is signed with this key, which is shown only now:',
  },
  feed: {
    none: 'no address yet',
    made: 'secret address',
    make: 'Make an address',
    renew: 'New address',
    remove: 'Remove',
    atom: 'For a news reader (Atom)',
    calendar: 'For a calendar (iCalendar)',
    once: 'Shown only now. Whoever has it sees your turns; a new one makes it void.',
  },
  try: 'Try',
  tried: 'Sent.',
  inMyHours: ['Only in my hours', 'live tables excepted'],
  hourlyMail: ['At most one letter an hour', 'notices are put together'],
  answer: {
    asks: (words) => `${words}?`,
    yes: (words) => `Yes, ${small(words)}`,
    rather: (words) => `Rather ${small(words)}`,
    text: 'You answer without opening the table.',
    left: (time) => `You have ${time} left.`,
    look: 'See the table first',
    given: 'Done',
    givenText: (names) => `Your answer stands.${turnOf(names)}`,
    canUndo: (names) =>
      names.length === 0
        ? 'It can still be undone.'
        : `It can be undone until ${names.join(' or ')} plays.`,
    undo: 'Undo',
    undone: 'Undone',
    undoneText: 'Your answer is undone: it is your turn again.',
    used: 'This button will not work again.',
    past: 'Already played',
    pastText: (names) => `This answer belonged to a turn that is past.${turnOf(names)}`,
    over: 'The game is over',
    overText: 'There is nothing left to answer.',
    gone: 'Nothing to answer',
    goneText: 'This link leads to no table any more.',
    table: 'Go to the table',
    next: (game) => `Next table: ${game}`,
    home: 'To the hall',
    failed: 'The house did not answer. Nothing has been played; try again.',
  },
};
