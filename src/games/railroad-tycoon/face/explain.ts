import { HIGHEST_BID, LEAST_BID } from '#games/railroad-tycoon/rules/data/economy.ts';
import {
  type Action,
  type ActionOf,
  GREY,
  type RailroadTycoon,
} from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Language, Refusal, View } from '#kernel/game.ts';
import { whyNotDelivered } from './explain-delivery.ts';
import { type Asked, letterOf } from './explain-terms.ts';
import { whyNotLaid, whyNotTurned } from './explain-track.ts';
import { billFor, sharesFor } from './logic/bill.ts';
import { cityName } from './logic/network-reading.ts';
import { layingPrice } from './logic/next.ts';
import { whyIn } from './words/why.ts';
import type { Why } from './words/why-words.ts';

/** Why not: a sentence that names the pieces, and what could be done instead. */
export function explain(
  { rule, params }: Refusal,
  action: Action,
  seen: View<RailroadTycoon>,
  language: Language,
): string {
  const why = whyIn(language);
  const { table } = seen;
  const asked: Asked = {
    rule,
    params,
    table,
    why,
    name: (city) => cityName(table, city, language),
  };
  const reason =
    rule === '5.5'
      ? whyNotPaid(action, seen, why)
      : (whyNotNow(asked) ?? whyNotThat(asked, action));
  return reason ?? why.unknown;
}

/** Rules about the moment, whatever was tried. */
function whyNotNow({ rule, table, why }: Asked): string | undefined {
  switch (rule) {
    case '16.4':
      return why.over;
    case '3.2':
      return play.actors(table).includes('chance') ? why.house : why.notYours;
    case '3.3': {
      const { phase } = table;
      return phase in why.notNow ? why.notNow[phase as keyof Why['notNow']] : why.house;
    }
    default:
      return undefined;
  }
}

/** A city that was pressed for a track: `city`, and the tiles `left`, come with the refusal. */
function whyNoTrack({ rule, params, why, name }: Asked): string | undefined {
  const city = name(Number(params?.['city'] ?? -1));
  switch (rule) {
    case '6.3':
      return why.noSide(city);
    case '6.6':
      return why.outOfReach(city, Number(params?.['left'] ?? 0));
    case '6.9':
      return why.layFirst;
    default:
      return undefined;
  }
}

function whyNotThat(asked: Asked, action: Action): string | undefined {
  const { rule, why } = asked;
  switch (action.do) {
    case 'bid':
      return whyNotBid(asked, action);
    case 'lay-track':
      return whyNotLaid(asked, action);
    case 'redirect':
      return whyNotTurned(asked, action);
    case 'stop-building':
      return whyNoTrack(asked);
    case 'urbanise':
      return whyNotUrbanised(asked, action);
    case 'upgrade':
      return rule === '10.3' ? why.highest : undefined;
    case 'deliver':
      return whyNotDelivered(asked, action);
    case 'take-card':
      return whyNotTaken(asked, action);
    case 'grow-city':
      return rule === '21.7' ? why.noSuchCity : undefined;
    case 'announce-grant':
      return rule === '13.7' ? why.noGrant : rule === '13.8' ? why.grantUseless : undefined;
    case 'western-link':
      return whyNotWestern(asked, action);
    default:
      return undefined;
  }
}

function whyNotPaid(
  action: Action,
  { table, own }: View<RailroadTycoon>,
  why: Why,
): string | undefined {
  if (own === undefined) return undefined;
  const price =
    layingPrice(table, table.seat, action) ?? billFor(table, own, table.seat, action)?.total;
  return price === undefined
    ? undefined
    : why.cannotPay(price, own.money, Math.max(1, sharesFor(own, price)));
}

function whyNotBid(
  { rule, table: { bid, bidder }, why }: Asked,
  { amount }: ActionOf<'bid'>,
): string | undefined {
  if (rule === '4.4') return why.bidTooHigh(HIGHEST_BID);
  if (rule !== '4.3') return undefined;
  const leader = bidder < 0 ? undefined : letterOf(bidder);
  return why.bidTooLow(amount, Math.max(LEAST_BID, bid + 1), leader);
}

/** So many grey cities are still worth naming. */
const FEW = 6;

function whyNotUrbanised(
  { rule, table: { colours, newCities }, why, name }: Asked,
  { city, colour }: ActionOf<'urbanise'>,
): string | undefined {
  if (rule === '9.3') {
    const left = [...newCities.keys()].filter((each) => (newCities[each] ?? 0) > 0);
    return why.noNewCity(colour, left);
  }
  if (rule !== '9.2') return undefined;
  const is = colours[city];
  if (is === undefined) return why.noSuchCity;
  const grey = [...colours.keys()].filter((each) => colours[each] === GREY).map(name);
  const reason = why.notGrey(name(city), is);
  return grey.length === 0 || grey.length > FEW ? reason : `${reason} ${why.greyInstead(grey)}`;
}

function whyNotTaken(
  { rule, table, why }: Asked,
  { card }: ActionOf<'take-card'>,
): string | undefined {
  switch (rule) {
    case '12.2':
      return why.notOnShow(card);
    case '12.3':
      return why.cannotTake(card);
    case '13.4':
      return why.noIndustry(table.colours.includes(GREY));
    default:
      return undefined;
  }
}

function whyNotWestern(
  { rule, table, why, name }: Asked,
  { city }: ActionOf<'western-link'>,
): string | undefined {
  switch (rule) {
    case '18.2':
      return why.beginners;
    case '14.2': {
      const places = mapOf(table.map).western;
      const owner = table.western[places.findIndex((each) => each.city === city)];
      if (owner !== undefined) return why.westernTaken(name(city), letterOf(owner));
      return why.notWestern(
        name(city),
        places.map((place) => name(place.city)),
      );
    }
    case '14.3':
      return why.westernLink(name(city));
    default:
      return undefined;
  }
}
