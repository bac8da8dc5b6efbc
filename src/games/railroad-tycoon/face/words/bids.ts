import { typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';

/** What a bid leaves of a plan. Fetched with it. */
type BidWords = {
  title: string;
  private: string;
  bid: string;
  cash: string;
  plan: string;
  shares: string;
  holds: string;
  breaks: string;
};

export const bidWords: Readonly<Record<Language, BidWords>> = {
  en: {
    title: 'What a bid leaves',
    private: 'private',
    bid: 'bid',
    cash: 'left',
    plan: 'your plan',
    shares: 'shares',
    holds: 'holds ✓',
    breaks: 'fails',
  },
  fr: typesetAll<BidWords>({
    title: 'Ce que laisse une offre',
    private: 'privé',
    bid: 'offre',
    cash: 'reste',
    plan: 'votre plan',
    shares: 'parts',
    holds: 'tient ✓',
    breaks: 'tombe',
  }),
};
