import type { Language } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { Event, Line } from './model.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Words } from './words/words.ts';

const WORDS: Record<Language, Words> = { en, fr };

export function narrate(event: Event, listener: Listener): string | undefined {
  const words = WORDS[listener.language];
  const whoIs = whoFor(listener);
  if (event.is === 'order-settled') {
    return words.orderSettled(
      event.lines.map((line: Line, i) => [whoIs(event.seats[i] as number), line] as const),
    );
  }
  if (event.is === 'phase-begun') return undefined;
  const who = whoIs(event.seat);
  if (event.is === 'order-thrown') return words.orderThrown(who, event.dice);
  const { line } = event;
  switch (event.is) {
    case 'turn-begun':
    case 'strike-offered':
      return undefined;
    case 'turn-missed':
      return words.turnMissed(who, line);
    case 'dice-thrown':
      return words.diceThrown(who, line, event.dice, event.to);
    case 'sections-laid':
      return words.sectionsLaid(who, line, event.count, event.railhead, event.free === true);
    case 'sections-lost':
      return words.sectionsLost(who, line, event.count, event.railhead);
    case 'train-placed':
      return words.trainPlaced(who, line);
    case 'train-moved':
      return words.trainMoved(who, line, event.from, event.to);
    case 'train-derailed':
      return words.trainDerailed(who, line, event.railhead, event.to);
    case 'dynamite-reached':
      return words.dynamiteReached(who, line, event.space);
    case 'dynamite-cleared':
      return words.dynamiteCleared(who, line, event.space);
    case 'slowed':
      return words.slowed(who, line);
    case 'train-ambushed':
      return words.trainAmbushed(who, line, event.space, event.garrison);
    case 'engine-moved':
      return words.engineMoved(who, line, event.to);
    case 'engine-coupled':
      return words.engineCoupled(who, line);
    case 'crate-placed':
      return words.cratePlaced(who, whoIs(event.target), event.on, event.space);
    case 'crate-kept':
      return words.crateKept(who, line);
    case 'train-pushed-back':
      return words.trainPushedBack(who, line, event.to);
    case 'card-drawn':
      return words.cardDrawn(who, line, event.card);
    case 'card-idle':
      return words.cardIdle();
    case 'crate-lost':
      return words.crateLost(who, line);
    case 'crate-recovered':
      return words.crateRecovered(who, line);
    case 'turn-to-miss':
      return words.turnToMiss(who, line);
    case 'one-die-next':
      return words.oneDieNext(who, line);
    case 'turn-again':
      return words.turnAgain(who, line);
    case 'game-won':
      return words.gameWon(who, line);
  }
}
