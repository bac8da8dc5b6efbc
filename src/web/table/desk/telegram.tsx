import type { ReactNode } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import './telegram.css';

/** What the others did since your turn. */
export function Telegram({ sentences, onPlayBack, onDismiss }: TelegramProps): ReactNode {
  const { telegram } = useCatalogue(tableWords);
  return (
    <section className="telegram" aria-label={`${telegram.title}, ${telegram.since}`}>
      <header>
        <h3>
          {telegram.title} <small>{telegram.since}</small>
        </h3>
        <IconButton icon="close" label={telegram.dismiss} onClick={onDismiss} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long telegram scrolls, and by keys too. */}
      <div className="telegram-text" tabIndex={0}>
        {gathered(sentences).map(({ seq, text, times }) => (
          <p key={`${seq} ${text}`}>
            <Sentence text={text} />
            {times > 1 ? <small> ×{times}</small> : undefined}
          </p>
        ))}
      </div>
      <Button kind="quiet" onClick={onPlayBack}>
        {telegram.playBack}
      </Button>
    </section>
  );
}

type TelegramLine = { seq: number; text: string };

/** A telegram is short: what is said several times over is said once. */
function gathered(sentences: readonly TelegramLine[]): (TelegramLine & { times: number })[] {
  const all: (TelegramLine & { times: number })[] = [];
  for (const told of sentences) {
    const last = all.at(-1);
    if (last?.text === told.text) last.times++;
    else all.push({ ...told, times: 1 });
  }
  return all;
}

type TelegramProps = {
  sentences: readonly TelegramLine[];
  onPlayBack: () => void;
  onDismiss: () => void;
};
