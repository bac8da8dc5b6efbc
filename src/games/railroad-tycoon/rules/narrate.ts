import type { Language } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { type Who, whoFor } from '#kernel/who.ts';
import type { Event } from './model.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Words } from './words/words.ts';

export const WORDS: Record<Language, Words> = { en, fr };

export function narrate(event: Event, listener: Listener): string | undefined {
  const words = WORDS[listener.language];
  const whoIs = whoFor(listener);
  switch (event.is) {
    case 'cities-filled':
      return words.citiesFilled(event.cubes.flat().length);
    case 'tycoon-dealt':
      return event.tycoon === undefined
        ? words.tycoonDealt(whoIs(event.seat))
        : words.tycoonDealtSeen(whoIs(event.seat), event.tycoon);
    case 'cards-laid':
      return words.cardsLaid(event.cards);
    case 'turn-begun':
      return words.turnBegun(event.turn, event.last);
    case 'bid-made':
      return words.bidMade(whoIs(event.seat), event.amount);
    case 'bid-passed':
      return words.bidPassed(whoIs(event.seat));
    case 'first-chosen':
      return words.firstChosen(whoIs(event.seat), event.paid, event.issued);
    case 'phase-begun':
    case 'bid-asked':
    case 'round-begun':
    case 'action-ended':
      return undefined;
    case 'share-issued':
      return words.shareIssued(whoIs(event.seat), event.shares);
    case 'grant-announced':
      return words.grantAnnounced(whoIs(event.seat));
    case 'track-laid':
      return words.trackLaid(whoIs(event.seat), event.origin, event.price);
    case 'track-redirected':
      return words.trackRedirected(whoIs(event.seat), event.origin, event.price);
    case 'link-finished':
      return words.linkFinished(whoIs(event.seat), ...event.ends, event.tiles);
    case 'building-stopped':
      return words.buildingStopped(whoIs(event.seat));
    case 'city-urbanised':
      return words.cityUrbanised(whoIs(event.seat), event.city, event.colour);
    case 'city-grown':
      return words.cityGrown(whoIs(event.seat), event.city);
    case 'cubes-drawn':
      return words.cubesDrawn(event.city, event.cubes);
    case 'level-raised':
      return words.levelRaised(whoIs(event.seat), event.level, event.price);
    case 'goods-delivered': {
      const points = event.points.flatMap((count, seat): [Who, number][] =>
        count === 0 ? [] : [[whoIs(seat), count]],
      );
      const { colour, ends, route } = event;
      return words.goodsDelivered(whoIs(event.seat), colour, ...ends, route.length, points);
    }
    case 'city-emptied':
      return words.cityEmptied(event.city, event.markers);
    case 'end-announced':
      return words.endAnnounced(event.lastTurn);
    case 'card-taken':
      return words.cardTaken(whoIs(event.seat), event.card);
    case 'points-gained':
      return words.pointsGained(whoIs(event.seat), event.card, event.points);
    case 'card-removed':
      return words.cardRemoved(event.card);
    case 'western-built':
      return words.westernBuilt(whoIs(event.seat), event.city);
    case 'action-declined':
      return words.actionDeclined(whoIs(event.seat));
    case 'pullman-shown':
      return words.pullmanShown(whoIs(event.seat));
    case 'income-paid':
      return words.incomePaid(whoIs(event.seat), event.income, event.dividend, event.issued);
    case 'links-removed':
      return words.linksRemoved(event.links);
    case 'card-turned':
      return words.cardTurned(event.card);
    case 'tycoon-shown':
      return words.tycoonShown(whoIs(event.seat), event.tycoon, event.points);
    case 'game-ended':
      return words.gameEnded();
  }
}
