import type { Event } from '#games/pionniers/rules/model.ts';
import type { Place } from '../handling/held.ts';

/** Where on the lines an event is to be seen, in the order of what happened; the place that matters most is the last. */
export function placeOf(event: Event): readonly Place[] {
  switch (event.is) {
    case 'sections-laid':
    case 'sections-lost':
      return [{ line: event.line, space: event.railhead }];
    case 'train-moved':
    case 'engine-moved':
    case 'train-pushed-back':
      return [
        { line: event.line, space: event.from },
        { line: event.line, space: event.to },
      ];
    case 'train-derailed':
      return [
        { line: event.line, space: event.railhead },
        { line: event.line, space: event.to },
      ];
    case 'train-ambushed':
      return [
        { line: event.line, space: event.garrison },
        { line: event.line, space: event.space },
      ];
    case 'dynamite-reached':
    case 'dynamite-cleared':
      return [{ line: event.line, space: event.space }];
    case 'crate-placed':
      return [{ line: event.on, space: event.space }];
    default:
      return [];
  }
}
