import { type ReactNode, useEffect } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { Manifest } from '#games/manifest.ts';
import { Button } from '#ui/button.tsx';
import { Lost } from '../../lost.tsx';
import type { PlayMode } from '../../routes.ts';
import { setupWords } from '../../words/setup/index.ts';
import { useCatalogue, useSaid, useWords } from '../../words/use-words.ts';
import { AccessField } from './access-field.tsx';
import { Options } from './options.tsx';
import { PaceField } from './pace-field.tsx';
import { Seats } from './seats.tsx';
import { type Trouble, useSetUp } from './use-set-up.ts';
import './setup.css';

/** Before a game: how many, who sits where, and by which options. */
export function Setup({ game: id, way }: { game: string; way: PlayMode }): ReactNode {
  const game = gameOf(id);
  return game ? <SetUpTable key={id} game={game} asked={way} /> : <Lost />;
}

/** The boards the tickets of the front page are printed on. */
const BOARDS = { solo: 'straw', here: 'green', online: 'rose' } as const;

function SetUpTable({ game, asked }: { game: Manifest; asked: PlayMode }): ReactNode {
  const words = useCatalogue(setupWords);
  const { tables } = useWords();
  const title = useSaid(game.name);
  useEffect(() => {
    document.title = `${words.title} – ${title} – Rotonde`;
  }, [words, title]);
  const form = useSetUp(game, asked);
  const { sitters, answers, way, pace, access } = form;
  return (
    <section className="setup">
      <form className={`setup-form ${BOARDS[way]}`} onSubmit={form.submit}>
        <span className="setup-over" aria-hidden="true">
          {sitters.length}
        </span>
        <p className="setup-row">
          <span>ROTONDE – {title.toUpperCase()}</span>
          <span>{tables.ways[way]}</span>
        </p>
        <span className="setup-rule" />
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </header>
        <Seats
          game={game}
          sitters={sitters}
          me={form.me}
          trouble={form.badName}
          onMe={form.rename}
          onChange={(next) => form.change({ sitters: next })}
        />
        <Options
          game={game}
          seats={sitters.length}
          answers={answers}
          onAnswer={(name, answer) => form.change({ answers: { ...answers, [name]: answer } })}
          onFile={form.take}
        />
        {way === 'online' ? (
          <>
            <PaceField chosen={pace} onChoose={(next) => form.change({ pace: next })} />
            <AccessField chosen={access} onChoose={(next) => form.change({ access: next })} />
          </>
        ) : undefined}
        <Foot way={way} trouble={form.trouble} onReset={form.reset} />
      </form>
    </section>
  );
}

/** The lever, what it will do, and what stands in its way. */
function Foot({ way, trouble, onReset }: FootProps): ReactNode {
  const words = useCatalogue(setupWords);
  const told = { missing: words.file.missing, offline: words.offline, refused: words.refused };
  return (
    <footer>
      <Button kind="lever" type="submit" aria-disabled={trouble === 'busy'}>
        {trouble === 'busy' ? words.busy : way === 'online' ? words.openTable : words.start}
      </Button>
      <p>{words.ways[way]}</p>
      <Button kind="quiet" onClick={onReset}>
        {words.reset}
      </Button>
      <p className="setup-trouble" role="alert">
        {trouble === undefined || trouble === 'busy' ? undefined : told[trouble]}
      </p>
    </footer>
  );
}

type FootProps = { way: PlayMode; trouble: Trouble | undefined; onReset: () => void };
