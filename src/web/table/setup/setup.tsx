import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { Manifest } from '#games/manifest.ts';
import { Button } from '#ui/button.tsx';
import { type Files, optionsOf } from '#ui/option-field.ts';
import { guestName, renameGuest } from '../../guest.ts';
import { Lost } from '../../lost.tsx';
import { push } from '../../navigation.ts';
import { nameTroubleAmong } from '../../player-name.ts';
import type { Way } from '../../routes.ts';
import { setupWords } from '../../words/setup/index.ts';
import { useCatalogue, useSaid, useWords } from '../../words/use-words.ts';
import { keepSetUp, lastSetUp, type SetUp, usualSetUp } from './last-setup.ts';
import { openTable } from './open-table.ts';
import { Options } from './options.tsx';
import { Seats } from './seats.tsx';
import { wayOf, wishesOf } from './sitters.ts';
import './setup.css';

/** Before a game: how many, who sits where, and by which options. */
export function Setup({ game: id, way }: { game: string; way: Way }): ReactNode {
  const game = gameOf(id);
  return game ? <SetUpTable key={id} game={game} asked={way} /> : <Lost />;
}

/** The boards the tickets of the front page are printed on. */
const BOARDS = { solo: 'straw', here: 'green', online: 'rose' } as const;

function SetUpTable({ game, asked }: { game: Manifest; asked: Way }): ReactNode {
  const words = useCatalogue(setupWords);
  const { tables, names } = useWords();
  const [setUp, setSetUp] = useState<SetUp>(() => lastSetUp(game, asked));
  const [me, setMe] = useState(guestName);
  const [files, setFiles] = useState<Files>({});
  const [trouble, setTrouble] = useState<'busy' | 'missing' | 'offline' | 'refused'>();
  const [badName, setBadName] = useState<ReturnType<typeof nameTroubleAmong>>();
  const title = useSaid(game.name);
  useEffect(() => {
    document.title = `${words.title} – ${title} – Rotonde`;
  }, [words, title]);
  const { sitters, answers } = setUp;
  const way = wayOf(sitters);
  const change = (part: Partial<SetUp>): void => {
    setTrouble(undefined);
    setBadName(undefined);
    setSetUp({ ...setUp, ...part });
  };
  const reset = (): void => change(usualSetUp(game, asked));
  const start = async (): Promise<void> => {
    const settled = optionsOf(game.options, answers, files, sitters.length);
    if ('missing' in settled) {
      setTrouble('missing');
      return;
    }
    const wishes = wishesOf(sitters, me.trim() || guestName(), (seat) => names.player(seat + 1));
    const found = nameTroubleAmong(
      wishes.map((wish) => (wish.kind === 'me' ? wish.name : undefined)),
    );
    setBadName(found);
    if (found) return;
    setTrouble('busy');
    renameGuest(me);
    keepSetUp(game, asked, setUp);
    const made = await openTable(game.id, way, settled.options, wishes);
    if ('trouble' in made) setTrouble(made.trouble);
    else push(made.path);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (trouble !== 'busy') start().catch(() => setTrouble('refused'));
  };
  const told = { missing: words.file.missing, offline: words.offline, refused: words.refused };
  return (
    <section className="setup">
      <form className={`setup-form ${BOARDS[way]}`} onSubmit={submit}>
        <span className="setup-over" aria-hidden="true">
          {sitters.length}
        </span>
        <p className="row">
          <span>ROTONDE – {title.toUpperCase()}</span>
          <span>{tables.ways[way]}</span>
        </p>
        <span className="double-rule" />
        <header>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </header>
        <Seats
          game={game}
          sitters={sitters}
          me={me}
          trouble={badName}
          onMe={(name) => {
            setBadName(undefined);
            setMe(name);
          }}
          onChange={(next) => change({ sitters: next })}
        />
        <Options
          game={game}
          seats={sitters.length}
          answers={answers}
          onAnswer={(name, answer) => change({ answers: { ...answers, [name]: answer } })}
          onFile={(name, value) => {
            const { [name]: _, ...others } = files;
            setTrouble(undefined);
            setFiles(value === undefined ? others : { ...others, [name]: value });
          }}
        />
        <footer>
          <Button kind="lever" type="submit" aria-disabled={trouble === 'busy'}>
            {trouble === 'busy' ? words.busy : way === 'online' ? words.openTable : words.start}
          </Button>
          <p>{words.ways[way]}</p>
          <Button kind="quiet" onClick={reset}>
            {words.reset}
          </Button>
          <p className="setup-trouble" role="alert">
            {trouble === undefined || trouble === 'busy' ? undefined : told[trouble]}
          </p>
        </footer>
      </form>
    </section>
  );
}
