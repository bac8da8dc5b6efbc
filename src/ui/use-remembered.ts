import { useSyncExternalStore } from 'react';
import type { Remembered } from './remembered.ts';

export function useRemembered<T>(value: Remembered<T>): T {
  return useSyncExternalStore(value.subscribe, value.get, value.getFirst);
}
