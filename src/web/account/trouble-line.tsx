import type { ReactNode } from 'react';
import { StopDisc } from '#ui/icons.tsx';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import type { Trouble } from './account-api.ts';

/** Why something was not done, where it was asked for. Spoken when it comes. */
export function TroubleLine({ why }: { why: Trouble | undefined }): ReactNode {
  const { troubles } = useCatalogue(accountWords);
  return (
    <div className="account-trouble" role="alert">
      {why === undefined ? undefined : (
        <p>
          <StopDisc /> {troubles[why]}
        </p>
      )}
    </div>
  );
}
