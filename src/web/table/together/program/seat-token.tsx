import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { useLanguage } from '../../../preferences.ts';
import { ago } from '../../../words/ago.ts';
import { programWords } from '../../../words/program/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import { endToken, lookAtToken, makeToken, type OwnSeat, type Trouble } from './token-api.ts';
import './seat-token.css';

/** `token`: only just made, and never shown again. `ended`: by a press here. */
type Standing = { made?: number | undefined; token?: string; ended?: true };

/** The token of a seat: whether there is one, a new one, its end. */
export function SeatToken({ onClose, ...own }: OwnSeat & { onClose: () => void }): ReactNode {
  const words = useCatalogue(programWords);
  const language = useLanguage();
  const { standing, trouble, busy, make, end } = useToken(own);
  const heading = useId();
  return (
    <section className="seat-token" aria-labelledby={heading} aria-busy={busy}>
      <h3 id={heading}>{words.title}</h3>
      <p>{words.text}</p>
      {standing?.token === undefined ? undefined : <Fresh token={standing.token} />}
      <p role="status">
        {trouble
          ? words[trouble === 'too-fast' ? 'tooFast' : 'failed']
          : standing?.ended
            ? words.ended
            : standing?.made !== undefined && standing.token === undefined
              ? words.exists(ago(language, standing.made, Date.now()))
              : ''}
      </p>
      {standing?.token === undefined ? (
        <Button disabled={busy} onClick={make}>
          {standing?.made === undefined ? words.make : words.makeAnother}
        </Button>
      ) : undefined}
      {standing?.made === undefined ? undefined : (
        <Button kind="stop" disabled={busy} onClick={end}>
          {words.end}
        </Button>
      )}
      {/* A page of the house itself, which is no page of this site's script. */}
      <a href="/api" target="_blank" rel="noreferrer">
        {words.examples}
      </a>
      <Button kind="quiet" autoFocus onClick={onClose}>
        {words.close}
      </Button>
    </section>
  );
}

function useToken({ table, seat }: OwnSeat) {
  const [standing, setStanding] = useState<Standing>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(true);
  const take = (answer: Standing | Trouble): void => {
    setBusy(false);
    if (typeof answer === 'string') return setTrouble(answer);
    setTrouble(undefined);
    setStanding(answer);
  };
  useEffect(() => {
    let here = true;
    void lookAtToken({ table, seat }).then((answer) => {
      if (!here) return;
      setBusy(false);
      if (typeof answer === 'string') setTrouble(answer);
      else setStanding(answer);
    });
    return () => {
      here = false;
    };
  }, [table, seat]);
  const make = async (): Promise<void> => {
    setBusy(true);
    const answer = await makeToken({ table, seat });
    take(typeof answer === 'string' ? answer : { ...answer, made: Date.now() });
  };
  const end = async (): Promise<void> => {
    setBusy(true);
    take((await endToken({ table, seat })) ?? { ended: true });
  };
  return { standing, trouble, busy, make: () => void make(), end: () => void end() };
}

/** To be copied now. Where the page may not copy by itself it is at least marked for it. */
function Fresh({ token }: { token: string }): ReactNode {
  const words = useCatalogue(programWords);
  const [copied, setCopied] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const id = useId();
  const copy = (): void => {
    const copying = navigator.clipboard
      ? navigator.clipboard.writeText(token)
      : Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setCopied(true),
      () => field?.select(),
    );
  };
  return (
    <div className="seat-token-fresh">
      <label className="field-label" htmlFor={id}>
        {words.token}
      </label>
      <input
        ref={setField}
        className="field-input"
        id={id}
        readOnly
        value={token}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>{words.once}</p>
      <Button kind="brass" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} size={18} /> {copied ? words.copied : words.copy}
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? words.copied : ''}
      </span>
    </div>
  );
}
