import type { ReactNode } from 'react';
import { tableWords } from '../../words/table/index.ts';
import { togetherWords } from '../../words/together/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { CapIcon } from './icons.tsx';
import './marks.css';

/** Beside a seat: who plays it meanwhile. */
export function StandInMark({ bot }: { bot: string }): ReactNode {
  const { presence } = useCatalogue(tableWords);
  return (
    <span className="stand-in-mark" title={presence.by(bot)}>
      {presence.by(bot)}
    </span>
  );
}

/** In the head, while a bot plays for somebody. */
export function StandInHead({ bot, name, yours }: HeadProps): ReactNode {
  const words = useCatalogue(togetherWords);
  return (
    <p className="stand-in-head">
      <CapIcon />
      <b>{words.plays(bot)}</b>
      <small>{yours ? words.inYourPlace : words.inPlaceOf(name)}</small>
    </p>
  );
}

type HeadProps = { bot: string; name: string; yours: boolean };
