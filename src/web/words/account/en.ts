import { plural } from '../plural.ts';
import type { AccountMessages } from './messages.ts';

const tablesOf = (count: number): string => `${count} ${plural('en', count, 'table', 'tables')}`;

export const en: AccountMessages = {
  guest: {
    title: 'Take a season ticket?',
    lead: (tables) =>
      tables === 0
        ? 'Your name lives in this browser. The ticket, which is free, keeps it elsewhere too, with your games.'
        : `Your ${tables === 1 ? 'table lives' : `${tablesOf(tables)} live`} in this browser. The ticket, which is free, keeps ${tables === 1 ? 'it' : 'them'} elsewhere too.`,
    passkey: {
      title: 'With a passkey',
      text: 'Your finger, your face or this device’s code. Ten seconds, nothing to remember.',
      make: 'Make my ticket',
      enter: 'I already have one',
    },
    mail: {
      title: 'With a link by e-mail',
      text: 'For a device without a passkey, or just in case. The same link leads back to a ticket you have.',
      label: 'Address',
      example: 'you@example.org',
      send: 'Send me the link',
    },
    noPasskey:
      'This browser knows no passkeys at this address: they need a safe connection (https).',
    noMail: 'This house sends no e-mail: a passkey is the only way.',
    gains: (tables) => [
      tables === 0
        ? 'Your games and your name follow you.'
        : `Your ${tables === 1 ? 'table' : tablesOf(tables)} and your name follow you.`,
      'A notice when it is your turn, by the way you choose.',
      'A clock that runs only in your hours.',
    ],
    note: 'No password, no advertising, no photo. All of it can be taken home and deleted.',
    goOn: 'Go on without a ticket',
    name: (name) => `Without a ticket you play here as ${name}.`,
    rename: 'Change name',
  },
  sent: {
    title: 'Look at your mail',
    text: (address) =>
      `A link is on its way to ${address}. It works once, for ten minutes, on the device where you open it.`,
  },
  holder: {
    title: 'Your season ticket',
    lead: 'It keeps your games from one device to another. All else works without it.',
    onThisPage: 'On this page',
    note: 'Your tables online follow you; those of one device stay there.',
    chapters: { ways: 'Find my games again', devices: 'My devices', leave: 'Take away, hand back' },
  },
  card: {
    kind: 'Season ticket',
    lines: 'All lines',
    specimen: 'Specimen',
    yourName: 'Your name',
    since: 'Since',
    number: 'No.',
    noNumber: '– – –',
    rename: 'Change name',
    sheet: 'My log sheet',
  },
  ways: {
    passkey: 'Passkey',
    passkeys: (count) =>
      count === 0
        ? 'Your finger, your face or the device’s code. None so far.'
        : `Your finger, your face or the device’s code. ${count} ${plural('en', count, 'passkey', 'passkeys')} in use.`,
    add: 'Add a passkey',
    mail: 'Link by e-mail',
    address: (address) => `${address}, verified. A link for ten minutes, once.`,
    noAddress: 'A link for ten minutes, once. Good to have just in case.',
    addAddress: 'Add an address',
    another: 'Another address',
    note: 'No password, so nothing to forget and nothing to steal.',
    remove: 'Remove',
    removeThis: (way) => `Remove ${way}`,
    removeTitle: 'Remove this way in?',
    removeText: (way) =>
      `${way} will no longer lead to your ticket. Devices that have come in stay in.`,
    passkeyNamed: (label, made) => `${label === '' ? 'Passkey' : `Passkey, ${label}`}, of ${made}`,
  },
  devices: {
    kinds: { computer: 'Computer', phone: 'Phone', tablet: 'Tablet' },
    ways: { passkey: 'passkey', mail: 'link by e-mail' },
    here: 'this device',
    end: 'Remove',
    endThis: (device) => `Remove ${device}`,
    leave: 'Sign out',
    others: 'Remove all others',
    othersTitle: 'Remove all other devices?',
    othersText:
      'They leave your ticket at once, even in the middle of a game. Your passkeys and your address lead back.',
  },
  leave: {
    take: {
      title: 'Take everything',
      text: 'Your finished games move by move, your settings, your devices: one readable file.',
      button: 'Download',
    },
    give: {
      title: 'Hand the ticket back',
      text: 'Everything is deleted in 7 days. A computer finishes your games; in old ones you become “a traveller”.',
      button: 'Hand the ticket back',
      ask: 'Hand the ticket back?',
    },
    leaving: (when) => `Your ticket is handed back. Everything is deleted on ${when}.`,
    stay: 'Keep my ticket',
  },
  rename: {
    title: 'Your name',
    text: 'It changes everywhere: at your tables, also those whose game is over, in the hall, on your ticket.',
    label: 'Name',
    save: 'Change name',
    kept: (count) =>
      `Your name has changed. At ${count} ${plural('en', count, 'table', 'tables')} the former one stays: somebody there has a name like the new one.`,
  },
  link: {
    enter: {
      title: (name) => `Hello, ${name}`,
      text: 'This device finds your games again. The seats you took here without a ticket come along.',
      button: 'Come in here',
    },
    make: {
      title: 'Your ticket is ready',
      text: 'It takes the name below, and all the seats of this browser.',
      button: 'Make my ticket',
    },
    add: {
      title: (name) => `${name}’s ticket`,
      text: (address) => `Its links may come to ${address}. Not your ticket? Close this page.`,
      button: 'Confirm this address',
    },
    done: { title: 'Address confirmed', text: 'A link can come there from now on.' },
    over: {
      title: 'This link no longer works',
      text: 'It works once, for ten minutes. Ask for another: that takes a moment.',
    },
    home: 'Back to the roundhouse',
    account: 'Your ticket',
  },
  troubles: {
    malformed: 'This address or name cannot be read.',
    'not-yours': 'This did not come from this page. Reload it.',
    'not-signed-in': 'This device is no longer on your ticket. Come in again.',
    'bad-name': 'A name has 1 to 24 characters that can be seen.',
    'name-taken': 'Somebody has this name, or one that looks like it. Choose another.',
    'secret-used': 'This browser has served another ticket before. Try again.',
    'not-verified': 'The passkey could not be verified. Try again.',
    'unknown-passkey': 'This passkey opens no ticket here.',
    'link-over': 'This link has been used, or its ten minutes are over.',
    'address-taken': 'This address is another ticket’s.',
    'last-way':
      'It is the last way to your ticket: without it nobody would find it again. Add another first.',
    'no-mail': 'This house sends no e-mail.',
    'internal-address': 'This address is not taken: it has to be https, and out on the internet.',
    'not-taken': 'Nobody took it there. Look at the address again.',
    'too-many': 'There are too many already.',
    'too-fast': 'Too much at once. Come back in a moment.',
    unavailable: 'The house does not answer as it should. Try again.',
    offline: 'The house does not answer. Are you online?',
    'already-here':
      'This device already keeps a passkey of your ticket. Add one from another device.',
    cancelled: 'Nothing was done: no passkey was shown.',
  },
  again: 'Try again',
};
