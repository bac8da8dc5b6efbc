import type { Facts } from '#ui/game-pictures.ts';

export const facts: Facts = {
  place: { en: 'From Junction City to Buffalo Creek', fr: 'De Junction City à Buffalo Creek' },
  aim: {
    en: 'Lay your line, run your train along it, and **be first at the buffers**, dynamite or not.',
    fr: 'Posez votre ligne, lancez-y votre train, et soyez **le premier aux butoirs**, dynamite ou pas.',
  },
  minutes: [25, 35],
  weight: 1,
  stops: 12,
  slides: [
    {
      picture: 'laying',
      text: {
        en: 'Each turn, lay or move. One die lays one to three sections.',
        fr: 'À chaque tour, posez ou avancez. Un dé pose une à trois sections.',
      },
    },
    {
      picture: 'moving',
      text: {
        en: 'Two dice move the train. Beyond the railhead it derails.',
        fr: 'Deux dés font avancer le train. Au-delà de la tête de ligne, il déraille.',
      },
    },
    {
      picture: 'dynamite',
      text: {
        en: 'Stop on a river, and put dynamite before a rival’s train.',
        fr: 'Arrêtez-vous sur une rivière, et placez de la dynamite devant un train rival.',
      },
    },
    {
      picture: 'arrival',
      text: {
        en: 'The first train at the buffers of Buffalo Creek wins.',
        fr: 'Le premier train aux butoirs de Buffalo Creek gagne.',
      },
    },
  ],
};
