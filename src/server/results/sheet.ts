import * as z from 'zod/mini';
import type { Settings } from '../accounts/tickets.ts';

/** What a holder has settled about their log sheet, among the settings of their ticket. */
const sheet = z.looseObject({ rating: z.optional(z.boolean()) });

/** Does this holder want to be rated? Whoever has said nothing does. */
export function wantsRating(settings: Settings): boolean {
  const read = sheet.safeParse(settings['sheet']);
  return !(read.success && read.data.rating === false);
}

export const withRating = (settings: Settings, rating: boolean): Settings => ({
  ...settings,
  sheet: { rating },
});
