import type { Event, Table } from '#games/pionniers/rules/model.ts';

/** 2.1: the dice say who starts; nobody's turn has begun, and while the order is told the last throw is still somebody else's. */
export const isSettling = ({ trains }: Table, event: Event | undefined): boolean =>
  trains.length === 0 || event?.is === 'order-settled';
