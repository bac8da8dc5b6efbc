import type { ViewControl } from './view-control.ts';

/** Plus, minus and nought: closer, farther, the whole map. False: another key. */
export function zoomByKey(key: string, view: ViewControl): boolean {
  switch (key) {
    case '+':
    case '=':
      view.closer();
      return true;
    case '-':
      view.farther();
      return true;
    case '0':
      view.whole();
      return true;
    default:
      return false;
  }
}
