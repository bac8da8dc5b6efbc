import type { Language } from '#kernel/game.ts';

type Words = {
  language: string;
  title: string;
  lead: string;
  languages: string;
  games: string;
  seats(least: number, most: number): string;
  footer: string;
  notFound: string;
  back: string;
};

const english: Words = {
  language: 'English',
  title: 'Rotonde: railway board games',
  lead: 'A roundhouse has one turntable and many engines. The tables open soon; the rules are here already.',
  languages: 'Languages',
  games: 'Games',
  seats: (least, most) => (least === most ? `${least} players` : `${least} to ${most} players`),
  footer: 'Every rule has its number, and keeps it.',
  notFound: 'No track leads here.',
  back: 'Back to the roundhouse',
};

const french: Words = {
  language: 'Français',
  title: 'Rotonde : jeux de chemin de fer',
  lead: 'Une rotonde a un seul pont tournant et beaucoup de machines. Les tables ouvrent bientôt ; les règles sont déjà là.',
  languages: 'Langues',
  games: 'Jeux',
  seats: (least, most) => (least === most ? `${least} joueurs` : `${least} à ${most} joueurs`),
  footer: 'Chaque règle a son numéro, et le garde.',
  notFound: 'Aucune voie ne mène ici.',
  back: 'Retour à la rotonde',
};

export const words: Readonly<Record<Language, Words>> = { en: english, fr: french };
