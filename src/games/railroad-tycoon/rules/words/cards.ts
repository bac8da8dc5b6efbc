import type { Language } from '#kernel/game.ts';
import { CARDS, citiesNamed } from '../data/cards.ts';
import { EASTERN_US } from '../data/map.ts';
import type { Card } from '../model.ts';

const NAMES: Record<Language, Record<string, string>> = {
  en: {
    growth: 'City Growth',
    industry: 'New Industry',
    executive: 'Railroad Executive',
    grant: 'Government Land Grant',
    engineering: 'Perfect Engineering',
    hotel: 'Hotel',
    line: 'Major Line',
    bounty: 'Service Bounty',
    level: 'New Train',
    distance: 'Speed Record',
    first: 'The Railroad Era Begins',
  },
  fr: {
    growth: 'Croissance de ville',
    industry: 'Industrialisation',
    executive: 'Directeur de compagnie',
    grant: 'Terrain du gouvernement',
    engineering: 'Technologie parfaite',
    hotel: 'Hôtel',
    line: 'Ligne majeure',
    bounty: 'Prime de service',
    level: 'Nouvelle locomotive',
    distance: 'Record de vitesse',
    first: 'L’ère du rail commence',
  },
};

/** A card's name, with the cities it names. */
export function cardName(card: Card, language: Language): string {
  const data = CARDS[card];
  if (!data) return '';
  const name = NAMES[language][data.effect.is] ?? '';
  const cities = citiesNamed(data).map((id) => cityName(id, language));
  return cities.length === 0 ? name : `${name} ${cities.join('–')}`;
}

/** Cards name cities of the usual map; another map that has them means the same. */
function cityName(id: string, language: Language): string {
  const city = EASTERN_US.cities.find((each) => each.id === id);
  return (language === 'fr' ? city?.fr : undefined) ?? city?.name ?? id;
}
