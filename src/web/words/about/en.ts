import type { AboutMessages } from './messages.ts';

export const en: AboutMessages = {
  title: 'About Rotonde',
  lead: 'A rotonde is a roundhouse: one turntable, many engines. Here it is one table, and room for many railway games.',
  what: {
    title: 'What you find here',
    text: [
      'Railway board games, played in a browser: alone against the computer, side by side on one device, or far apart over a link.',
      'Every rule has its number. When a move is not possible, the table says why and quotes it. Everything is drawn for this house; nothing is taken from the published games.',
    ],
  },
  privacy: {
    title: 'What we know about you',
    text: [
      'No account is needed. Your name and a secret key lie in this browser, and so do the games you play on this device. Whoever takes a season ticket leaves us a name, the public halves of passkeys or an address, and the list of their devices: all of it can be taken home and deleted. An online table keeps its moves and the names of its players, so that everybody finds it again. There is no advertising, and no other site is ever called.',
    ],
  },
  fair: {
    title: 'Chance you can check',
    text: [
      'Before the game begins each player sees the fingerprint of a secret that decides every shuffle and every throw. When the game is over the secret is shown, and your browser checks every draw against it. Nobody, not even we, can stack the deck or load the dice during a game.',
    ],
  },
  numbers: {
    title: 'About the numbers',
    text: [
      'Rules may be retold, and we retell them in our own words. But a rulebook does not print everything: prices and points stand on cards. Here is where each figure comes from.',
      'Whoever knows a real board can load it from a file.',
    ],
    figure: 'Figure',
    value: 'Value',
    origin: 'Where from',
    note: 'deduced',
    rulings:
      'Where the printed text leaves a question open we have ruled on it; those rules carry the mark “ruling” in the rules:',
  },
  installed: {
    title: 'On your device',
    text: [
      'Rotonde can be put among your applications: it opens in a window of its own, and without a network you still learn, read the rules and play on this device. Nothing more is downloaded for it.',
      'Most browsers offer it in their menu. On an iPhone or iPad: Share, then “Add to Home Screen”.',
    ],
  },
  credits: {
    title: 'Thanks',
    text: [
      'The games belong to those who invented and published them. If you like one, look for the box.',
    ],
    by: (designers) => `by ${designers}`,
    notAffiliated:
      'Rotonde is not affiliated with any of these people or companies, nor endorsed by them.',
    drawings: 'All drawings and all rule texts are our own.',
    fonts:
      'Typefaces: Jost by Owen Earl and Spectral by Production Type, under the SIL Open Font License.',
  },
};
