import { isAnalysis } from '#protocol/analysis-request.ts';
import { isTalk } from '#protocol/talk-requests.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Visit } from '#tables/tables.ts';
import type { AnalysisVisitor } from '../analysis/analyses.ts';
import type { TalkVisitor } from '../talk/talk.ts';
import type { SocketContext } from './socket-context.ts';

type Asker = TalkVisitor & AnalysisVisitor & { table: string | undefined };

/** Each request goes to who answers it: what is beside the game is no table’s affair. */
export function answered(
  request: Request,
  asker: Asker,
  visit: Visit,
  { talk, analyses }: Pick<SocketContext, 'talk' | 'analyses'>,
): Promise<void> {
  if (isTalk(request)) return talk.request(asker, asker.table ?? '', request);
  if (isAnalysis(request)) return analyses.request(asker, asker.table ?? '', request);
  return visit.request(request);
}
