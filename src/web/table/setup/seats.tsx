import { type ReactNode, useId } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { type CastSeat, castOf } from '#protocol/cast.ts';
import type { NameTrouble } from '#protocol/sitter-name.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icons.tsx';
import { Seat } from '#ui/seat.tsx';
import { Portrait } from '../../cast/portrait.tsx';
import { guestName } from '../../guest.ts';
import { NameInput } from '../../names/name-input.tsx';
import { useLanguage } from '../../preferences.ts';
import { setupWords } from '../../words/setup/index.ts';
import { botOffered } from '../../words/table/bot-name.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { moved, resized, type Sitter, usualBot } from './sitters.ts';
import './seats.css';

/** How many, and who sits where. */
export function Seats({ game, sitters, me, trouble, onMe, onChange }: SeatsProps): ReactNode {
  const words = useCatalogue(setupWords);
  const [least, most] = game.players;
  const group = useId();
  const troubleAt = (seat: number) => (trouble?.seat === seat ? trouble.why : undefined);
  const called = sitters.map((sitter) => (sitter.kind === 'me' ? { name: me } : sitter));
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <div className="setup-table">
      {counts.length > 1 ? (
        <fieldset className="setup-count">
          <legend>{words.players}</legend>
          <div>
            {counts.map((count) => (
              <label key={count}>
                <input
                  className="cover"
                  type="radio"
                  name={group}
                  checked={sitters.length === count}
                  onChange={() => onChange(resized(sitters, count))}
                />
                <span className="figures" aria-hidden="true">
                  {count}
                </span>
                <span className="visually-hidden">{words.playersOf(count)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : undefined}
      <h2>{words.seats}</h2>
      <ol className="setup-seats">
        {sitters.map((sitter, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number; who sits on it moves.
          <li key={seat} className="plate">
            <Seat colour={game.colours[seat] ?? 'red'} size={40} />
            {sitter.kind === 'me' ? (
              <Me me={me} trouble={troubleAt(seat)} onMe={onMe} />
            ) : (
              <Other
                game={game}
                seat={seat}
                sitter={sitter}
                seats={called}
                trouble={troubleAt(seat)}
                onChange={(next) => onChange(sitters.with(seat, next))}
              />
            )}
          </li>
        ))}
      </ol>
      <Button className="setup-move" onClick={() => onChange(moved(sitters))}>
        <Icon name="swap" size={20} />
        {sitters.length === 2 ? words.swap : words.move}
      </Button>
    </div>
  );
}

type SeatsProps = {
  game: Manifest;
  sitters: readonly Sitter[];
  me: string;
  /** Whose name will not do, and why. */
  trouble: { seat: number; why: NameTrouble } | undefined;
  onMe: (name: string) => void;
  onChange: (sitters: readonly Sitter[]) => void;
};

function Me({ me, trouble, onMe }: MeProps): ReactNode {
  const words = useCatalogue(setupWords);
  const id = useId();
  return (
    <>
      <label className="setup-you" htmlFor={id}>
        {words.you}
      </label>
      <NameInput
        id={id}
        value={me}
        placeholder={guestName()}
        trouble={trouble}
        autoComplete="nickname"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onMe(target.value)}
      />
    </>
  );
}

type MeProps = {
  me: string;
  trouble: NameTrouble | undefined;
  onMe: (name: string) => void;
};

type OtherSitter = Exclude<Sitter, { kind: 'me' }>;

const KINDS: readonly { kind: OtherSitter['kind']; icon: IconName }[] = [
  { kind: 'bot', icon: 'engine' },
  { kind: 'here', icon: 'person' },
  { kind: 'open', icon: 'chain' },
];

function Other({ onChange, ...other }: OtherProps): ReactNode {
  const { game, seat, seats, sitter } = other;
  const words = useCatalogue(setupWords);
  const group = useId();
  const becomes = (kind: OtherSitter['kind']): OtherSitter => {
    if (kind === 'bot') return { kind, bot: usualBot(game) };
    return kind === 'here' ? { kind, name: '' } : { kind };
  };
  return (
    <>
      <fieldset className="setup-kind">
        <legend className="visually-hidden">{words.whoSits(words.seat(seat + 1))}</legend>
        {KINDS.map(({ kind, icon }) => (
          <label key={kind}>
            <input
              className="cover"
              type="radio"
              name={group}
              checked={sitter.kind === kind}
              onChange={() => onChange(becomes(kind))}
            />
            {kind === 'bot' && sitter.kind === 'bot' ? (
              <Portrait bot={sitter.bot} person={castOf(seats)[seat]?.name.fr} size={30} />
            ) : (
              <Icon name={icon} size={20} />
            )}
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <Detail {...other} onChange={onChange} />
    </>
  );
}

type OtherProps = {
  game: Manifest;
  seat: number;
  sitter: OtherSitter;
  /** Everybody at the table, for what a bot would be called there. */
  seats: readonly CastSeat[];
  trouble: NameTrouble | undefined;
  onChange: (sitter: OtherSitter) => void;
};

/** What else there is to say about who sits there: how strong, or called what. */
function Detail({ game, seat, sitter, seats, trouble, onChange }: OtherProps): ReactNode {
  const words = useCatalogue(setupWords);
  const { names } = useWords();
  const language = useLanguage();
  const spoken = words.seat(seat + 1);
  switch (sitter.kind) {
    case 'bot':
      return (
        <select
          className="field-input"
          aria-label={`${spoken}, ${words.level}`}
          value={sitter.bot}
          onChange={({ target }) => onChange({ kind: 'bot', bot: target.value })}
        >
          {game.bots.toReversed().map((bot) => (
            <option key={bot} value={bot}>
              {botOffered(bot, seat, seats, language)}
            </option>
          ))}
        </select>
      );
    case 'here':
      return (
        <NameInput
          aria-label={`${spoken}, ${words.name}`}
          value={sitter.name}
          placeholder={names.player(seat + 1)}
          trouble={trouble}
          autoComplete="off"
          onChange={({ target }) => onChange({ kind: 'here', name: target.value })}
        />
      );
    case 'open':
      return <p className="setup-open">{words.openText}</p>;
  }
}
