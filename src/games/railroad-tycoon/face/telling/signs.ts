import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { whoFor } from '#kernel/who.ts';
import type { Face } from '#ui/face.ts';
import { endOf } from '../logic/end.ts';
import { cityName } from '../logic/network-reading.ts';
import { tellingIn } from './words-in.ts';

/** What must not happen in silence: the end, the last turn, a major line, the West with its red cubes. */
export const sign: NonNullable<Face<RailroadTycoon>['sign']> = (event, { table }, listener) => {
  const words = tellingIn(listener.language).sign;
  const whoIs = whoFor(listener);
  switch (event.is) {
    case 'end-announced': {
      const { empty, due } = endOf(table);
      const { title, text } = words.end(empty, due);
      const says = words.endText(event.lastTurn);
      // 18.6: a game of so many turns ends without an empty city.
      return { title, text: empty >= due ? `${text} ${says}` : says, rule: '16.2' };
    }
    case 'turn-begun':
      return event.last ? { ...words.last(event.turn), rule: '16.2' } : undefined;
    case 'points-gained':
      if (effectOf(event.card).is !== 'line') return undefined;
      return {
        ...words.line(whoIs(event.seat), event.card, event.points),
        // In the row under the bar nothing says whose points these are, so they are one's own.
        ...(event.seat === listener.eyes ? { gain: words.gain(event.points) } : {}),
        rule: '13.12',
      };
    case 'western-built': {
      const { market } = mapOf(table.map);
      const name = market < 0 ? undefined : cityName(table, market, listener.language);
      return {
        ...words.west(whoIs(event.seat), event.city, event.cubes, name),
        rule: '14.4',
      };
    }
    default:
      return undefined;
  }
};
