import { typesetAll } from '#kernel/french.ts';
import type { OrdersWords } from './words.ts';

export const fr: OrdersWords = typesetAll<OrdersWords>({
  title: 'Ordres permanents',
  private:
    'Vous seul les voyez ; la table s’y tient même en votre absence. Ils sont levés dès que vous jouez.',
  stands: 'Ordre permanent :',
  lifted: 'Ordre levé, quelque chose a changé :',
  withdraw: 'Retirer',
  seen: 'Compris',
  give: 'Donner cet ordre',
  none: 'Il n’y a rien à ordonner pour l’instant.',
  plan: (steps) =>
    steps === 1 ? 'Jouer mon plan scellé, une étape' : `Jouer mon plan scellé, ${steps} étapes`,
});
