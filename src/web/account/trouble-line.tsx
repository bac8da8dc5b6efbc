import { type ReactNode, useEffect, useRef } from 'react';
import { StopDisc } from '#ui/icons.tsx';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import type { Trouble } from './account-api.ts';

/** Why something was not done. Spoken when it comes, and brought into sight. */
export function TroubleLine({ why }: { why: Trouble | undefined }): ReactNode {
  const { troubles } = useCatalogue(accountWords);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (why !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [why]);
  return (
    <div ref={line} className="account-trouble" role="alert">
      {why === undefined ? undefined : (
        <p>
          <StopDisc /> {troubles[why]}
        </p>
      )}
    </div>
  );
}
