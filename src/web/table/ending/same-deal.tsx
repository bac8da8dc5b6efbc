import { type ReactNode, useState } from 'react';
import { gameOf, rulesOf } from '#games/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { dealAgain } from '../../deal/deal-again.ts';
import { Link } from '../../link.tsx';
import { push } from '../../navigation.ts';
import { pathTo } from '../../routes.ts';
import { dealWords } from '../../words/deal/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live } from '../snapshot.ts';

/** Alone against bots: the same deal once more, and this game beside others that were dealt so. */
export function SameDeal({ live }: { live: Live }): ReactNode {
  const words = useCatalogue(dealWords);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { id, chanceSecret: secret } = live;
  // A new table is played by the newest rules: under others it would not be the same deal.
  const game = gameOf(live.game);
  if (secret === undefined || !game || rulesOf(game)[0] !== live.rules) return undefined;
  const again = (): void => {
    setBusy(true);
    setFailed(false);
    dealAgain({ ...live, secret })
      .then(push, () => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button disabled={busy} onClick={again}>
        <Icon name="copy" size={18} /> {words.again}
      </Button>
      <Link className="button" href={pathTo.deal(id)}>
        <Icon name="people" size={18} /> {words.compare}
      </Link>
      {failed ? <p role="alert">{words.failed}</p> : undefined}
    </>
  );
}
