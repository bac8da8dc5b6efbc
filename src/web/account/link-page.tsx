import { type ReactNode, useEffect, useId, useState } from 'react';
import type { LinkShown } from '#protocol/http/account.ts';
import { Button } from '#ui/button.tsx';
import { Roundel } from '#ui/roundel.tsx';
import { enterAs, guestName } from '../guest.ts';
import { Link } from '../link.tsx';
import { NameInput } from '../names/name-input.tsx';
import { push } from '../navigation.ts';
import { pathTo } from '../routes.ts';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { followLink, lookAtLink, type Trouble } from './account-api.ts';
import { TroubleLine } from './trouble-line.tsx';
import { whyOf } from './use-account.ts';
import './account.css';
import './ways.css';

/** Where a letter leads. Nothing is done before somebody says so: programs that guard mailboxes open every link. */
export function LinkPage({ token }: { token: string }): ReactNode {
  const { link } = useCatalogue(accountWords);
  const { shell } = useWords();
  const [shown, setShown] = useState<LinkShown | 'done'>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    lookAtLink(token).then(setShown, (error: unknown) => setTrouble(whyOf(error)));
  }, [token]);
  useEffect(() => {
    document.title = `${link.account} – Rotonde`;
  }, [link]);
  if (shown === undefined) {
    if (trouble === undefined) return <p className="loading">{shell.loading}</p>;
    const isOver = trouble === 'link-over' || trouble === 'malformed';
    return (
      <Told
        {...(isOver ? link.over : { title: link.account })}
        trouble={isOver ? undefined : trouble}
      />
    );
  }
  if (shown === 'done') return <Told {...link.done} trouble={undefined} />;
  return <Ask token={token} link={shown} onDone={() => setShown('done')} />;
}

type ToldProps = { title: string; text?: string; trouble: Trouble | undefined };

function Told({ title, text, trouble }: ToldProps): ReactNode {
  const { link } = useCatalogue(accountWords);
  return (
    <section className="notice-page">
      <Roundel size={72} />
      <h1>{title}</h1>
      {text === undefined ? undefined : <p>{text}</p>}
      <TroubleLine why={trouble} />
      <div className="dialog-actions">
        <Link className="button lever" href={pathTo.account}>
          {link.account}
        </Link>
        <Link className="button" href="/">
          {link.home}
        </Link>
      </div>
    </section>
  );
}

function Ask({ token, link, onDone }: AskProps): ReactNode {
  const words = useCatalogue(accountWords).link;
  const { card } = useCatalogue(accountWords);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState(guestName);
  const id = useId();
  const { purpose, address, name: holder = '' } = link;
  const follow = async (): Promise<void> => {
    setBusy(true);
    try {
      await followLink(token, name);
      if (purpose === 'add') return onDone();
      enterAs(purpose === 'enter' ? holder : name);
      push(pathTo.account);
    } catch (error) {
      setTrouble(whyOf(error));
      setBusy(false);
    }
  };
  const asked = purpose === 'new' ? words.make : words[purpose];
  return (
    <section className="notice-page">
      <Roundel size={72} />
      <h1>{typeof asked.title === 'string' ? asked.title : asked.title(holder)}</h1>
      <p>{typeof asked.text === 'string' ? asked.text : asked.text(address)}</p>
      {purpose === 'new' ? (
        <div className="field account-name">
          <label htmlFor={id}>{card.yourName}</label>
          <NameInput
            id={id}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            trouble={trouble === 'bad-name' || trouble === 'name-taken' ? trouble : undefined}
            autoComplete="nickname"
          />
        </div>
      ) : undefined}
      <TroubleLine why={trouble === 'bad-name' || trouble === 'name-taken' ? undefined : trouble} />
      <Button kind="lever" disabled={isBusy} onClick={() => void follow()}>
        {asked.button}
      </Button>
    </section>
  );
}

type AskProps = { token: string; link: LinkShown; onDone: () => void };
