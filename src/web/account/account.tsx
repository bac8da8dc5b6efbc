import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { GuestView } from './guest-view.tsx';
import { HolderView } from './holder-view.tsx';
import { useAccount } from './use-account.ts';
import './account.css';
import './ways.css';

/** The season ticket: for a guest, how to get one; for its holder, all about it. */
export function Account(): ReactNode {
  const words = useCatalogue(accountWords);
  const { shell } = useWords();
  const state = useAccount();
  const { account, trouble, act } = state;
  const ticket = account?.ticket;
  const title = ticket ? words.holder.title : words.guest.title;
  useEffect(() => {
    document.title = `${title} – Rotonde`;
  }, [title]);
  if (account === undefined) {
    return trouble === undefined ? (
      <p className="loading">{shell.loading}</p>
    ) : (
      <section className="notice-page">
        <h1>{words.card.kind}</h1>
        <p role="alert">{words.troubles[trouble]}</p>
        <Button kind="lever" onClick={() => void act(async () => undefined)}>
          {words.again}
        </Button>
      </section>
    );
  }
  return ticket ? (
    <HolderView state={state} ticket={ticket} isMailSent={account.isMailSent} />
  ) : (
    <GuestView state={state} isMailSent={account.isMailSent} />
  );
}
