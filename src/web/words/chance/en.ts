import type { ChanceWords } from './words.ts';

export const en: ChanceWords = {
  check: 'Check the chance',
  text: 'Before the first draw everybody was shown the fingerprint of a secret; all draws follow from it. Your browser can check every one.',
  busy: 'Checking…',
  good: (draws) => `True: all ${draws} draws follow from the secret.`,
  commitment: 'The secret has the fingerprint that was shown before the first draw.',
  other: 'Two independent computations, this page’s own and the browser’s WebCrypto, agree.',
  noWebCrypto:
    'This browser offers no WebCrypto here, so only this page’s own computation was made.',
  bad: (reason) => `Not true: ${reason}`,
  notCommitted: 'the fingerprint is not the one that was shown when you came to the table.',
  secretWrong: 'the secret does not have the fingerprint that was shown.',
};
