import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { pathTo } from '../routes.ts';
import { dailyWords } from '../words/daily/index.ts';
import { useCatalogue } from '../words/use-words.ts';

/** The link to today's trains, for somebody else. */
export function Invite(): ReactNode {
  const words = useCatalogue(dailyWords);
  const [told, setTold] = useState('');
  const address = new URL(pathTo.daily(), location.href).href;
  const copy = (): void => {
    // The clipboard is only there at a secure address, and may be refused.
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('none'));
    copying.then(
      () => setTold(words.invited),
      () => setTold(address),
    );
  };
  return (
    <span className="daily-invite">
      <span role="status">{told}</span>
      <Button onClick={copy}>
        <Icon name="chain" size={18} /> {words.invite}
      </Button>
    </span>
  );
}
