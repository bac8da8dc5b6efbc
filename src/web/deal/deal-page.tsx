import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { push } from '../navigation.ts';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { dealWords } from '../words/deal/index.ts';
import { said, useCatalogue, useWords } from '../words/use-words.ts';
import type { DealtGame } from './compare.ts';
import { dealAgain } from './deal-again.ts';
import { invitationTo, type KeptDeal, keptDeal } from './kept-deals.ts';
import { bothOf, SideBySide } from './side-by-side.tsx';
import './deal.css';

/** A finished game beside another of the same deal: how far both went alike, where they parted, what came of it. */
export function DealPage({ table }: { table: string }): ReactNode {
  const words = useCatalogue(dealWords);
  const { shell } = useWords();
  const language = useLanguage();
  const [found, setFound] = useState<KeptDeal | 'none'>();
  useEffect(() => {
    document.title = `${words.title} – Rotonde`;
  }, [words]);
  useEffect(() => {
    let here = true;
    keptDeal(table, language).then(
      (deal) => here && setFound(deal ?? 'none'),
      () => here && setFound('none'),
    );
    return () => {
      here = false;
    };
  }, [table, language]);
  if (found === undefined) return <p className="loading">{shell.loading}</p>;
  if (found !== 'none' && found.games.length > 1) return <Dealt deal={found} />;
  return (
    <article className="deal">
      <h1>{words.none}</h1>
      <p className="deal-lede">{words.noneText}</p>
      {found === 'none' ? undefined : <NextSteps deal={found} />}
    </article>
  );
}

function Dealt({ deal }: { deal: KeptDeal }): ReactNode {
  const words = useCatalogue(dealWords);
  const language = useLanguage();
  const [mine, ...others] = deal.games;
  const [at, setAt] = useState(0);
  const theirs = others[at] ?? others[0];
  const both = useMemo(
    () => (mine && theirs ? bothOf(deal.title, mine, theirs, language) : undefined),
    [deal, mine, theirs, language],
  );
  const called = useCalled(theirs);
  if (!both) return undefined;
  const { comparison } = both;
  const advised = [...(mine?.advised ? [words.you] : []), ...(theirs?.advised ? [called] : [])];
  const game = gameOf(deal.game);
  const isAlike = comparison.pairs.length === 0;
  return (
    <article className="deal">
      <header className="deal-head">
        <div>
          <h1>{words.title}</h1>
          <p className="deal-lede">
            {game ? `${said(game.name, language)}. ` : ''}
            {isAlike ? words.allAlike : words.alike(comparison.common)}
          </p>
        </div>
        <NextSteps deal={deal} />
      </header>
      {others.length > 1 ? (
        <label className="deal-which">
          {words.which}{' '}
          <select
            className="field-input"
            value={at}
            onChange={({ target }) => setAt(Number(target.value))}
          >
            {others.map((each, i) => (
              <Choice key={each.key} played={each} value={i} />
            ))}
          </select>
        </label>
      ) : undefined}
      <SideBySide both={both} mine={words.you} called={called} />
      {advised.length > 0 ? <p className="deal-note">{words.advised(advised)}</p> : undefined}
      <p className="deal-note">
        {words.gainNote} {words.luckNote}
      </p>
    </article>
  );
}

/** What the other game is called: its player's name, or its day. */
function useCalled(played: DealtGame | undefined): string {
  const words = useCatalogue(dealWords);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  return played?.friend ?? words.earlier(day.format(played?.at));
}

function Choice({ played, value }: { played: DealtGame; value: number }): ReactNode {
  const called = useCalled(played);
  return <option value={value}>{`${called} (${value + 1})`}</option>;
}

/** The deal once more, or a friend's turn at it. */
function NextSteps({ deal }: { deal: KeptDeal }): ReactNode {
  const words = useCatalogue(dealWords);
  const [told, setTold] = useState<ReactNode>();
  const play = (): void => {
    setTold(undefined);
    dealAgain(deal).then(push, () => setTold(words.failed));
  };
  const invite = async (): Promise<void> => {
    const address = new URL(pathTo.invited(await invitationTo(deal)), location.href).href;
    // The clipboard is only there at a secure address, and may be refused.
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('none'));
    copying.then(
      () => setTold(words.invited),
      () => setTold(<LinkToCopy address={address} />),
    );
  };
  return (
    <div className="deal-again">
      <Button onClick={() => void invite()}>
        <Icon name="chain" size={18} /> {words.invite}
      </Button>
      <Button kind="lever" onClick={play}>
        {words.play}
      </Button>
      <div role="status">{told}</div>
    </div>
  );
}

function LinkToCopy({ address }: { address: string }): ReactNode {
  const words = useCatalogue(dealWords);
  return (
    <label>
      {words.noClipboard}{' '}
      <input
        className="field-input"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}
