import { type ReactNode, useId } from 'react';
import type { Door, GameId } from '#web/games.ts';
import { useWords } from '#web/words/use-words.ts';

/** Which game the tickets are for. */
export function GameChoice({ open, chosen, onChoose }: GameChoiceProps): ReactNode {
  const { front, games } = useWords();
  const group = useId();
  return (
    <fieldset className="which">
      <legend className="vh">{front.which}</legend>
      {open.map(({ id }) => (
        <label key={id}>
          <input
            className="cover"
            type="radio"
            name={group}
            checked={id === chosen.id}
            onChange={() => onChoose(id)}
          />
          <span>{games[id].name}</span>
        </label>
      ))}
    </fieldset>
  );
}

type GameChoiceProps = {
  open: readonly Door[];
  chosen: Door;
  onChoose: (game: GameId) => void;
};
