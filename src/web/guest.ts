import type { Language } from '#kernel/game.ts';
import { remembered } from '#ui/remembered.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { friendlyName, friendlyNameBeside, tidyName } from './player-name.ts';
import { language } from './preferences.ts';

/**
 * Who plays in this browser. No account is needed: the secret, 32 random bytes as hexadecimal digits, is what makes a
 * guest the same guest tomorrow. It goes to the server only to prove a seat, and never to another player.
 */
export type Guest = {
  readonly secret: string;
  /** Which of the friendly names is theirs until they choose one. */
  readonly nickname: number;
  readonly name?: string;
  /** Has this browser come in with a season ticket? Whether it still has is for the server to say. */
  readonly ticket?: true;
};

const kept = remembered<Guest>('rotonde.guest', (stored) => readGuest(stored) ?? newGuest());
// Written at once: the second tab must find the guest of the first.
kept.set(kept.get());

export function guest(): Guest {
  return kept.get();
}

export function guestName(): string {
  return nameOf(kept.get(), language.get());
}

/** Whoever has not chosen a name takes the first friendly one that is nobody else's here. */
export function guestNameBeside(others: readonly string[]): string {
  const { name, nickname } = kept.get();
  return name ?? friendlyNameBeside(others, nickname, language.get());
}

export function useGuestName(): string {
  return nameOf(useRemembered(kept), useRemembered(language));
}

/** The name they have chosen, if they have. */
export function useChosenName(): string | undefined {
  return useRemembered(kept).name;
}

/** This browser has come in with a season ticket, in this name. */
export function enterAs(name: string): void {
  const { secret, nickname } = kept.get();
  kept.set({ secret, nickname, name, ticket: true });
}

/** It has gone out again, or was signed out: whoever plays here now is somebody new. */
export function leaveTicket(): void {
  if (kept.get().ticket) kept.set(newGuest());
}

/** Somebody new, whose secret nobody has seen. */
export function renewSecret(): void {
  const { secret: _, ...rest } = kept.get();
  kept.set({ ...rest, secret: newGuest().secret });
}

/** An empty name gives the friendly one back. */
export function renameGuest(wish: string): void {
  const name = tidyName(wish);
  const { secret, nickname } = kept.get();
  kept.set(name === '' ? { secret, nickname } : { secret, nickname, name });
}

function nameOf({ name, nickname }: Guest, language: Language): string {
  return name ?? friendlyName(nickname, language);
}

function newGuest(): Guest {
  const bytes = crypto.getRandomValues(new Uint8Array(33));
  const secret = Array.from(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0'));
  return { secret: secret.join(''), nickname: bytes[32] ?? 0 };
}

function readGuest(stored: unknown): Guest | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { secret, nickname, name, ticket } = stored as Record<string, unknown>;
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret)) return undefined;
  if (typeof nickname !== 'number' || !Number.isSafeInteger(nickname) || nickname < 0)
    return undefined;
  const tidy = typeof name === 'string' ? tidyName(name) : '';
  const held = ticket === true ? { ticket: true as const } : {};
  return { secret, nickname, ...(tidy === '' ? {} : { name: tidy }), ...held };
}
