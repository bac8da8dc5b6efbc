import type { Facts } from '#ui/game-pictures.ts';

export const facts: Facts = {
  place: { en: 'North America', fr: 'L’Amérique du Nord' },
  aim: {
    en: 'Ten companies grow, none of them yours: **lay out the right shares** before the dividend falls.',
    fr: 'Dix compagnies grandissent, aucune n’est à vous : **exposez les bonnes actions** avant que tombe le dividende.',
  },
  minutes: [60, 75],
  weight: 2,
  stops: 12,
  slides: [
    {
      picture: 'build',
      text: {
        en: 'Build for any company, and take a share into your hand.',
        fr: 'Construisez pour n’importe quelle compagnie, et prenez une action en main.',
      },
    },
    {
      picture: 'invest',
      text: {
        en: 'Or invest: only shares that lie exposed before you pay.',
        fr: 'Ou investissez : seules paient les actions exposées devant vous.',
      },
    },
    {
      picture: 'dividend',
      text: {
        en: 'Four dividends lie hidden in the pile: each company pays its first two.',
        fr: 'Quatre dividendes se cachent dans la pioche : chaque compagnie paie ses deux premiers.',
      },
    },
    {
      picture: 'union',
      text: {
        en: 'Union Pacific builds nothing and pays more each time. The richest wins.',
        fr: 'L’Union Pacific ne construit rien et paie de plus en plus. Le plus riche gagne.',
      },
    },
  ],
};
