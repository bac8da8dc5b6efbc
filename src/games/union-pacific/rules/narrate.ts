import type { Language } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Event } from './model.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Receipt, Words } from './words/words.ts';

const WORDS: Record<Language, Words> = { en, fr };

/** Who is paid how much; nothing, and what is hidden, is left out. */
export function receiptsFor(
  listener: Listener,
): (payments: readonly (number | null)[]) => Receipt[] {
  const whoIs = whoFor(listener);
  return (payments) =>
    payments.flatMap((amount, seat) => {
      if (!amount) return [];
      return [{ who: seat < listener.names.length ? whoIs(seat) : 'third', amount }];
    });
}

export function narrate(event: Event, listener: Listener): string | undefined {
  const words = WORDS[listener.language];
  const whoIs = whoFor(listener);
  const receiptsOf = receiptsFor(listener);
  switch (event.is) {
    case 'cards-dealt':
      return event.shares === undefined
        ? words.cardsDealt(whoIs(event.seat))
        : words.cardsDealtSeen(whoIs(event.seat), event.shares);
    case 'opening-chosen':
      return event.share === undefined
        ? words.openingChosen(whoIs(event.seat))
        : words.openingChosenSeen(whoIs(event.seat), event.share);
    case 'openings-revealed':
      return words.openingsRevealed(event.shares.map((share, seat) => [whoIs(seat), share]));
    case 'display-laid':
      return words.displayLaid(event.shares);
    case 'turn-begun':
    case 'phase-begun':
      return undefined;
    case 'track-drawn':
      return event.track === undefined
        ? words.trackDrawn(whoIs(event.seat))
        : words.trackDrawnSeen(whoIs(event.seat), event.track);
    case 'tracks-reshuffled':
      return words.tracksReshuffled();
    case 'track-swapped':
      return words.trackSwapped(whoIs(event.seat), event.track);
    case 'train-built':
      return words.trainBuilt(whoIs(event.seat), event.company, event.ends, event.value);
    case 'shares-invested':
      return words.sharesInvested(whoIs(event.seat), event.shares);
    case 'track-discarded':
      return event.idle
        ? words.stoodIdle(whoIs(event.seat), event.track)
        : words.trackDiscarded(whoIs(event.seat), event.track);
    case 'share-taken':
      return words.shareTaken(whoIs(event.seat), event.share);
    case 'share-drawn':
      return event.share === undefined
        ? words.shareDrawn(whoIs(event.seat))
        : words.shareDrawnSeen(whoIs(event.seat), event.share);
    case 'up-taken':
      return words.upTaken(whoIs(event.seat));
    case 'share-displayed':
      return words.shareDisplayed(event.share);
    case 'display-removed':
      return words.displayRemoved(event.share);
    case 'share-exchanged':
      return event.share === undefined
        ? words.shareExchanged(whoIs(event.seat))
        : words.shareExchangedSeen(whoIs(event.seat), event.share);
    case 'dividend-turned':
      return event.ignored ? words.dividendIgnored() : words.dividendTurned(event.nth);
    case 'third-appeared':
      return words.thirdAppeared();
    case 'company-paid': {
      const receipts = receiptsOf(event.payments);
      return receipts.length === 0
        ? undefined
        : words.companyPaid(event.company, event.value, receipts);
    }
    case 'up-paid': {
      const receipts = receiptsOf(event.payments);
      return receipts.length === 0 ? undefined : words.upPaid(receipts);
    }
    case 'dividend-paid':
      return words.dividendPaid(event.nth, receiptsOf(event.payments));
    case 'game-ended':
      return words.gameEnded();
  }
}
