import { typesetAll } from '#kernel/french.ts';
import type { ChanceWords } from './words.ts';

export const fr: ChanceWords = typesetAll<ChanceWords>({
  check: 'Vérifier le hasard',
  text: 'Avant le premier tirage, chacun a vu l’empreinte d’un secret ; tous les tirages en découlent. Votre navigateur peut les vérifier un par un.',
  busy: 'Vérification…',
  good: (draws) => `C’est juste : les ${draws} tirages découlent tous du secret.`,
  commitment: 'Le secret a bien l’empreinte montrée avant le premier tirage.',
  other:
    'Deux calculs indépendants, celui de cette page et le WebCrypto du navigateur, concordent.',
  noWebCrypto: 'Ce navigateur n’offre pas WebCrypto ici : seul le calcul de cette page a été fait.',
  bad: (reason) => `C’est faux : ${reason}`,
  notCommitted: 'l’empreinte n’est pas celle que vous avez vue en arrivant à la table.',
  secretWrong: 'le secret n’a pas l’empreinte qui a été montrée.',
});
