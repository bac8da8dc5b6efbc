import { type ReactNode, useId } from 'react';
import { games } from '#games/index.ts';
import type { Manifest } from '#games/manifest.ts';
import { useSaid, useWords } from '../words/use-words.ts';
import './game-choice.css';

/** Which game the tickets are for. */
export function GameChoice({ chosen, onChoose }: GameChoiceProps): ReactNode {
  const { front } = useWords();
  const group = useId();
  return (
    <fieldset className="game-choice">
      <legend className="visually-hidden">{front.which}</legend>
      {games.map((game) => (
        <label key={game.id}>
          <input
            className="cover"
            type="radio"
            name={group}
            checked={game === chosen}
            onChange={() => onChoose(game.id)}
          />
          <Name game={game} />
        </label>
      ))}
    </fieldset>
  );
}

function Name({ game }: { game: Manifest }): ReactNode {
  return <span>{useSaid(game.name)}</span>;
}

type GameChoiceProps = { chosen: Manifest; onChoose: (game: string) => void };
