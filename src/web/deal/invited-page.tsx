import { type ReactNode, useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { calledAt, castOf } from '#protocol/cast.ts';
import { Button } from '#ui/button.tsx';
import { Portrait } from '../cast/portrait.tsx';
import { push } from '../navigation.ts';
import { useLanguage } from '../preferences.ts';
import { dealWords } from '../words/deal/index.ts';
import { said, useCatalogue, useWords } from '../words/use-words.ts';
import { dealAgain } from './deal-again.ts';
import { type Invitation, unfolded } from './invitation.ts';
import { keepInvitation } from './kept-invitations.ts';
import './deal.css';

/** A friend's deal, by their link: what is played, against whom, and nothing of how they fared. */
export function InvitedPage({ code }: { code: string }): ReactNode {
  const { coming, title } = useCatalogue(dealWords);
  const { shell } = useWords();
  const [found, setFound] = useState<Invitation | 'bad'>();
  useEffect(() => {
    document.title = `${title} – Rotonde`;
  }, [title]);
  useEffect(() => {
    let here = true;
    unfolded(code).then(
      (invited) => here && setFound(invited),
      () => here && setFound('bad'),
    );
    return () => {
      here = false;
    };
  }, [code]);
  if (found === undefined) return <p className="loading">{shell.loading}</p>;
  if (found !== 'bad') return <Coming code={code} invited={found} />;
  return (
    <article className="deal">
      <h1>{coming.bad}</h1>
      <p className="deal-lede">{coming.badText}</p>
    </article>
  );
}

function Coming({ code, invited }: { code: string; invited: Invitation }): ReactNode {
  const { coming, failed: failedText } = useCatalogue(dealWords);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const { name, bots, options, secret } = invited;
  const sitters = bots.map((bot) => (bot === null ? { name } : { name: bot, bot }));
  const rivals = calledAt(sitters, language).filter((_, seat) => bots[seat] !== null);
  const cast = castOf(sitters);
  const game = gameOf(invited.game);
  const board = (): void => {
    setFailed(false);
    keepInvitation(code);
    const seats = bots.map((bot) => (bot === null ? { kind: 'guest' } : { kind: 'bot', bot }));
    dealAgain({ game: invited.game, options, secret, seats }).then(push, () => setFailed(true));
  };
  return (
    <article className="deal">
      <h1>{coming.title(name)}</h1>
      <p className="deal-lede">
        {coming.text(game ? said(game.name, language) : invited.game, rivals)} {coming.hidden}
      </p>
      <div className="deal-rivals">
        {bots.map((bot, seat) =>
          bot === null ? undefined : (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is the seat.
            <Portrait key={seat} bot={bot} person={cast[seat]?.name.fr} size={96} />
          ),
        )}
      </div>
      <div className="deal-again">
        <Button kind="lever" onClick={board}>
          {coming.board}
        </Button>
        {failed ? <p role="alert">{failedText}</p> : undefined}
      </div>
    </article>
  );
}
