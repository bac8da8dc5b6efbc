import type { Event, Table } from '#games/union-pacific/rules/model.ts';

/** What each payment brought: by seat, the imaginary player's last. Nothing: it was hidden. */
export type Payment = { nth: number; turn: number; sums: readonly (number | null)[] };

export function paymentsOf(told: readonly Event[] = []): Payment[] {
  let turn = 0;
  const payments: Payment[] = [];
  for (const event of told) {
    if (event.is === 'turn-begun') turn = event.turn;
    if (event.is === 'dividend-paid') payments.push({ nth: event.nth, turn, sums: event.payments });
  }
  return payments;
}

/** What each had at the end, by seat, the imaginary player last. */
export function fortunesOf({ money, third }: Table): number[] {
  return [...(money ?? []), ...(third ? [third.money] : [])];
}

/** One bar for each: its part from each payment, and what came unseen. */
export function barsOf(
  fortunes: readonly number[],
  payments: readonly Payment[],
): { nth: number; amount: number }[][] {
  return fortunes.map((fortune, seat) => {
    const parts = payments.flatMap(({ nth, sums }) => {
      const amount = sums[seat];
      return amount ? [{ nth, amount }] : [];
    });
    const rest = fortune - parts.reduce((sum, { amount }) => sum + amount, 0);
    return rest > 0 ? [...parts, { nth: 0, amount: rest }] : parts;
  });
}

/** Places by money; those level share theirs. */
export function placesOf(fortunes: readonly number[]): { seat: number; place: number }[] {
  return fortunes
    .map((fortune, seat) => ({
      seat,
      place: 1 + fortunes.filter((other) => other > fortune).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
