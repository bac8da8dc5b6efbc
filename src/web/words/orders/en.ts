import type { OrdersWords } from './words.ts';

export const en: OrdersWords = {
  title: 'Standing orders',
  private:
    'Only you see them; the table keeps to them when you are away. They are lifted as soon as you play.',
  stands: 'Standing order:',
  lifted: 'Lifted, something has changed:',
  withdraw: 'Withdraw',
  seen: 'Understood',
  give: 'Give this order',
  none: 'There is nothing to order at the moment.',
  plan: (steps) =>
    steps === 1 ? 'Play my sealed plan, one step' : `Play my sealed plan, ${steps} steps`,
};
