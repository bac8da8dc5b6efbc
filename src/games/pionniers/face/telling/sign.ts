import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Event, Line, Pionniers } from '#games/pionniers/rules/model.ts';
import type { View } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { whoFor } from '#kernel/who.ts';
import type { TableSign } from '#ui/face.ts';
import { tellingIn } from '../words/index.ts';

/** What befalls one's own train, a line that is complete, and the end: none of it may go by unseen. */
export function sign(
  event: Event,
  { table }: View<Pionniers>,
  listener: Listener,
  next?: Event,
): TableSign | undefined {
  const { signs } = tellingIn(listener.language);
  const whoIs = whoFor(listener);
  // With two trains each nobody would know which one is meant.
  const lineOf = (line: Line): Line | undefined => (table.twoTrains ? line : undefined);
  switch (event.is) {
    case 'game-won':
      return {
        title: signs.won.title,
        text: signs.won.text(whoIs(event.seat), lineOf(event.line)),
        rule: '12.1',
      };
    case 'train-derailed': {
      if (event.seat !== listener.eyes) return undefined;
      const { title, short, text } = signs.derailed;
      const line = lineOf(event.line);
      const told = text(event.railhead, event.to);
      return { title: title(line), short: short(line), text: told, rule: '10.1' };
    }
    case 'train-ambushed': {
      if (event.seat !== listener.eyes) return undefined;
      const { title, short, text } = signs.ambushed;
      const line = lineOf(event.line);
      const told = text(event.space, event.garrison);
      return { title: title(line), short: short(line), text: told, rule: '8.1' };
    }
    case 'crate-placed': {
      if (event.target !== listener.eyes) return undefined;
      const { title, short, text } = signs.dynamite;
      const to = next?.is === 'train-pushed-back' ? next.to : undefined;
      const line = lineOf(event.on);
      const told = text(whoIs(event.seat), event.on, event.space, to);
      const rule = to === undefined ? '6.11' : '7.1';
      return { title: title(line), short: short(line, to), text: told, rule };
    }
    case 'sections-laid': {
      if (event.seat === listener.eyes || event.count === 0) return undefined;
      if (event.railhead < boardOf(table.board).spaces) return undefined;
      const { title, short, text } = signs.complete;
      const who = whoIs(event.seat);
      return {
        title: title(who),
        short: short(event.line),
        text: text(who, event.line),
        rule: '12.4',
      };
    }
    default:
      return undefined;
  }
}
