import type { Language } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import { MARKS_PER_CARD } from './data/cards.ts';
import type { Event } from './model.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Words } from './words/words.ts';

export const WORDS: Record<Language, Words> = { en, fr };

export function narrate(event: Event, listener: Listener): string | undefined {
  const words = WORDS[listener.language];
  const who = whoFor(listener);
  switch (event.is) {
    case 'money-dealt':
      return words.moneyDealt(who(0), who(1), event.counts);
    case 'cards-drawn':
      return event.cards
        ? words.cardsDrawnSeen(who(event.seat), event.cards)
        : words.cardsDrawn(who(event.seat), event.count);
    case 'turn-begun':
    case 'phase-begun':
    case 'payment-settled':
      return undefined;
    case 'passenger-laid':
      return words.passengerLaid(who(event.seat), event.card, event.row);
    case 'line-scored':
      return words.lineScored(event.line, event.nth, who(0), who(1), event.points);
    case 'column-started':
      return words.columnStarted(who(event.seat), event.card);
    case 'column-extended':
      return words.columnExtended(who(event.seat), event.card, event.line);
    case 'bonus-scored':
      return words.bonusScored(who(event.seat), event.points);
    case 'card-banked':
      return event.card === undefined
        ? words.cardBanked(who(event.seat))
        : words.cardBankedSeen(who(event.seat), event.card);
    case 'tram-bought':
      return words.tramBought(who(event.seat), event.tram, event.price * MARKS_PER_CARD);
    case 'money-halved':
      return words.moneyHalved(who(0), who(1), event.counts);
    case 'columns-sold':
      return words.columnsSold(who(event.seat), event.lines.length, event.count);
    case 'trams-displayed':
      return words.tramsDisplayed(event.trams);
    case 'game-ended':
      return words.gameEnded();
  }
}
