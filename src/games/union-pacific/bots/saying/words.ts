import type { PartWords } from '#bots/saying.ts';
import type { CityName, Company, Share, Track } from '#games/union-pacific/rules/model.ts';

/** The titles of advice, and the parts of its reasons. */
export type AdviceWords = {
  open(share: Share): string;
  build(company: Company, ends: readonly CityName[]): string;
  invest(share: Share, count: number): string;
  pair(one: Share, other: Share): string;
  discard(track: Track): string;
  take(share: Share): string;
  pile: string;
  up: string;
  exchange(share: Share): string;
  swap(track: Track): string;
  stop: string;
  end: string;
  parts: Readonly<Record<'laid' | 'hand' | 'train' | 'card', PartWords>>;
};
