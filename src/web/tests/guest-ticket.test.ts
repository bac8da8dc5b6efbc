import { afterAll, expect, it, vi } from 'vitest';

// What a browser has, and Node has not.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { enterAs, guest, guestName, leaveTicket, renameGuest, renewSecret } = await import(
  '../guest.ts'
);
afterAll(() => vi.unstubAllGlobals());

it('is another guest once the ticket has gone, and the same one before', () => {
  renameGuest('Pia');
  const { secret } = guest();
  leaveTicket();
  expect([guest().secret, guestName()]).toEqual([secret, 'Pia']);
  enterAs('Camille');
  expect(guest()).toMatchObject({ secret, name: 'Camille', ticket: true });
  leaveTicket();
  expect(guest().secret).not.toBe(secret);
  expect(guest().secret).toMatch(/^[0-9a-f]{64}$/);
  expect(guest().ticket).toBeUndefined();
  expect(guestName()).not.toBe('Camille');
});

it('keeps the name when only the secret has served', () => {
  renameGuest('Pia');
  const { secret } = guest();
  renewSecret();
  expect(guest().secret).not.toBe(secret);
  expect(guestName()).toBe('Pia');
});
