import * as z from 'zod/mini';
import { messageId } from './parts.ts';

/**
 * What the house has read of this finished game, for whoever may have its record. `order`: it is to be read, unless it has been. Apart,
 * because pages need no schema of it.
 */
export const analysisRequest = z.strictObject({
  t: z.literal('analysis'),
  id: messageId,
  order: z.optional(z.literal(true)),
});
export type AnalysisRequest = z.infer<typeof analysisRequest>;

export const isAnalysis = (request: { t: string }): request is AnalysisRequest =>
  request.t === 'analysis';
