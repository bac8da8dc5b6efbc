import { CARDS, type Sign } from '#games/railroad-tycoon/rules/data/cards.ts';
import type { Goal } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import type { Worth } from '../logic/card-worth.ts';
import type { TycoonStanding } from '../logic/tycoon.ts';
import { count, list, me, money, points } from './fr-terms.ts';
import type { CardWords, NameCity, Who } from './words.ts';

const SIGNS: Readonly<Record<Sign, string>> = {
  circle: 'à gagner',
  cross: 'sert aussitôt',
  diamond: 'une fois par tour de jeu',
  hand: 'à garder',
  none: 'pour de bon',
};

function does(card: number): string {
  const effect = effectOf(card);
  switch (effect.is) {
    case 'growth':
      return 'deux cubes pour une ville au choix';
    case 'industry':
      return 'urbaniser gratuitement une ville grise';
    case 'executive':
      return 'deux actions aussitôt';
    case 'grant':
      return 'une fois : hexagones ouverts sans fleuve gratuits';
    case 'engineering':
      return 'cinq tuiles par construction, une fois par tour de jeu';
    case 'hotel':
      return '1 point par cube livré';
    case 'line':
      return `premier à les relier par ses liens : ${points(effect.points)}${effect.western ? ' ; avec le lien de conquête de l’Ouest' : ''}`;
    case 'bounty':
      return `première livraison : ${points(effect.points)}`;
    case 'level':
      return `premier au niveau ${effect.level} : ${points(effect.points)}`;
    case 'distance':
      return `première livraison par ${effect.links} liens ou plus : ${points(effect.points)}`;
    case 'first':
      return `toute première livraison : ${points(effect.points)}`;
  }
}

function worth(of: Worth, name: NameCity): string {
  switch (of.is) {
    case 'growth':
      return `${count(of.bag, 'cube')} dans le sac`;
    case 'industry':
      return of.possible ? `épargne ${money(of.saves)}` : 'plus de ville grise, ou plus de tuile';
    case 'executive':
      return 'une action de plus qu’elle ne coûte';
    case 'grant':
      return `épargne ${money(of.saves)} au plus`;
    case 'engineering':
      return `des constructions de ${of.tiles} tuiles`;
    case 'hotel':
      if (of.grey) return `${name(of.city)} est grise : rien encore`;
      return `${count(of.cubes, 'cube')} de sa couleur ailleurs`;
    case 'line': {
      const west = of.western ? ', et le lien de conquête de l’Ouest' : '';
      if (of.missing === 0)
        return of.western ? 'il ne manque que le lien de conquête de l’Ouest' : 'reliées';
      return `au moins ${count(of.missing, 'construction')}${west}`;
    }
    case 'bounty':
      if (of.grey) return `${name(of.city)} est grise : rien encore`;
      return of.now ? 'à vous dès une livraison' : 'aucune livraison possible';
    case 'level':
      return of.missing === 0
        ? 'vous y êtes déjà'
        : `il manque ${count(of.missing, 'niveau', 'niveaux')}, ${money(of.price)}`;
    case 'distance':
      if (of.now) return 'à vous dès une livraison';
      return of.level < of.links ? `demande le niveau ${of.links}` : 'aucune livraison de ce genre';
    case 'first':
      return of.now ? 'à vous dès une livraison' : 'aucune livraison possible';
  }
}

const GOALS: Readonly<Record<Goal, (worth: number) => string>> = {
  'links-at': (n) => `${points(n)} par lien à vous touchant Chicago`,
  'most-links': (n) => `${points(n)} au plus grand nombre de liens`,
  'fewest-shares': (n) => `${points(n)} au plus petit nombre de parts`,
  'first-to-level': (n) => `${points(n)} au premier arrivé au niveau 6`,
  western: (n) => `${points(n)} pour un lien de conquête de l’Ouest`,
  network: (n) => `${points(n)} au plus grand réseau`,
  connected: (n) => `${points(n)} pour vos liens de New York à Chicago`,
  'most-money': (n) => `${points(n)} au plus riche`,
};

function standing(of: TycoonStanding, who: (seat: number) => Who): string {
  const { goal, mine, now, rival, first } = of;
  const gain = `**${now === 0 ? 'rien pour l’instant' : points(now ?? 0)}**`;
  switch (goal) {
    case 'links-at':
      return `Vous y avez ${count(mine, 'lien')} : ${gain}.`;
    case 'most-links':
    case 'network':
    case 'fewest-shares': {
      const what =
        goal === 'fewest-shares'
          ? count(mine, 'part')
          : `${count(mine, 'lien')}${goal === 'network' ? ' d’un tenant' : ''}`;
      if (rival === undefined) return `Vous avez ${what} : ${gain}.`;
      const others =
        rival.seats.length > 2
          ? `${rival.seats.length} autres`
          : list(rival.seats.map((seat) => me(who(seat))));
      const versus =
        rival.best === mine
          ? `à égalité avec ${others}`
          : `${others} ${rival.seats.length === 1 ? 'en a' : 'en ont'} ${rival.best}`;
      return `Vous avez ${what}, ${versus} : ${gain}.`;
    }
    case 'first-to-level':
      if (first === null) return `Vous êtes au niveau ${mine} ; personne n’est encore au 6.`;
      return now === 0
        ? `${who(first).name} a été plus rapide : **rien**.`
        : `Vous étiez là en premier : ${gain}.`;
    case 'western':
      return mine > 0 ? `Vous en avez un : ${gain}.` : `Pas encore construit : ${gain}.`;
    case 'connected':
      return mine > 0 ? `Elles sont reliées : ${gain}.` : `Pas encore reliées : ${gain}.`;
    case 'most-money':
      return now === undefined
        ? `Vous avez ${money(mine)} ; la caisse des autres est cachée.`
        : `Vous aviez ${money(mine)} : ${gain}.`;
  }
}

export const cards: CardWords['cards'] = {
  title: 'Cartes d’opérations',
  sub: (show, pile) => `${show} à l’étalage · ${pile} à venir`,
  none: 'Aucune carte à l’étalage.',
  take: 'Prendre',
  toTake: 'à prendre',
  lever: (card) => `Prendre ${cardName(card, 'fr')}`,
  // Too long for a narrow card: where it must break, it breaks between two syllables.
  name: (card) => cardName(card, 'fr').replace('Industrialisation', 'Industria\u00adlisation'),
  does,
  worth,
  sign: (card) => SIGNS[CARDS[card]?.sign ?? 'none'],
  count: (n) => `${n} ×`,
};

export const tycoon: CardWords['tycoon'] = {
  title: 'Votre nabab',
  secret: 'secret',
  card: ({ name, goal, worth: n }) => `**${name}** : ${GOALS[goal](n)}.`,
  standing,
};
