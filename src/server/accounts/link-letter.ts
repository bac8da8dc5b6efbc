import type { TicketLanguage } from '#protocol/http/account.ts';
import type { Letter, LetterWriter } from '../mail/letters.ts';
import { writtenOf } from '../mail/page-of.ts';
import { type Sql, step } from '../sql/sql.ts';
import { hashOf, newToken } from './hashes.ts';
import { accountStatements as statements } from './statements.ts';

/** So long a link may be used, once. */
export const LINK_MS = 600_000;

type Words = { subject: string; before: string; open: string; after: string[] };

const WORDS: Readonly<Record<'enter' | 'add', Readonly<Record<TicketLanguage, Words>>>> = {
  enter: {
    fr: {
      subject: 'Votre lien pour entrer à Rotonde',
      before:
        'Voici le lien que vous avez demandé. Il vous ramène à vos parties sur l’appareil où vous l’ouvrez.',
      open: 'Ouvrir mes parties',
      after: [
        'Il sert une seule fois, pendant dix minutes.',
        'Vous n’avez rien demandé ? Ignorez ce courriel : il ne se passera rien.',
      ],
    },
    en: {
      subject: 'Your link to enter Rotonde',
      before:
        'Here is the link you asked for. It takes you back to your games on the device where you open it.',
      open: 'Open my games',
      after: [
        'It works once, for ten minutes.',
        'You did not ask for it? Ignore this letter: nothing will happen.',
      ],
    },
  },
  add: {
    fr: {
      subject: 'Confirmez votre adresse à Rotonde',
      before: 'Une carte d’abonnement de Rotonde demande à recevoir ses liens à cette adresse.',
      open: 'Confirmer cette adresse',
      after: [
        'Le lien sert une seule fois, pendant dix minutes.',
        'Vous n’avez rien demandé ? Ignorez ce courriel : il ne se passera rien.',
      ],
    },
    en: {
      subject: 'Confirm your address at Rotonde',
      before: 'A season ticket of Rotonde asks to receive its links at this address.',
      open: 'Confirm this address',
      after: [
        'The link works once, for ten minutes.',
        'You did not ask for it? Ignore this letter: nothing will happen.',
      ],
    },
  },
};

export const LINK_LETTER = 'link';

/** The same letter whether the address is known here or not. Its token is made when it goes, and kept nowhere. */
export function linkWriter(sql: Sql, now: () => number, publicUrl: string): LetterWriter {
  return async ({ about, language }: Letter) => {
    const { link, purpose } = about as { link: string; purpose: 'enter' | 'add' };
    const token = newToken();
    const named = step(statements.nameLink, [link, hashOf(token), now() + LINK_MS]);
    const [isWanted] = await sql.write([named]);
    if (isWanted !== 1) return undefined;
    const { subject, before, open, after } = WORDS[purpose][language];
    const action = { words: open, url: `${publicUrl}/link/${token}` };
    return writtenOf({ language, subject, before: [before], action, after });
  };
}
