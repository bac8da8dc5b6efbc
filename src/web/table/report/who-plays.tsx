import { type ReactNode, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { calledAt, castOf } from '#protocol/cast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import './who-plays.css';

/** Before a game is played on: which seat is one's own (at first the one that decides next), and how strong the others are. */
export function WhoPlays({ film, next, onGo, onClose }: WhoProps): ReactNode {
  const { playOn: words } = useCatalogue(reportWords);
  const { shell } = useWords();
  const language = useLanguage();
  const [seat, setSeat] = useState(next);
  /** Nothing: as they were. */
  const [bot, setBot] = useState('');
  const { seats, game } = film.record;
  const bots = gameOf(game)?.bots ?? [];
  const tradeOf = (one: string): string => castOf([{ bot: one }])[0]?.trade[language] ?? one;
  return (
    <Dialog open title={words.button} close={shell.close} onClose={onClose}>
      <form
        className="who-plays"
        onSubmit={(event) => {
          event.preventDefault();
          onGo(seat, bot === '' ? undefined : bot);
        }}
      >
        <label>
          {words.seat}
          <select
            className="field-input"
            value={seat}
            onChange={({ target }) => setSeat(Number(target.value))}
          >
            {calledAt(seats, language).map((name, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <option key={each} value={each}>
                {each === next ? words.next(name) : name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.others}
          <select
            className="field-input"
            value={bot}
            onChange={({ target }) => setBot(target.value)}
          >
            <option value="">{words.asTheyWere}</option>
            {bots.toReversed().map((each) => (
              <option key={each} value={each}>
                {tradeOf(each)}
              </option>
            ))}
          </select>
        </label>
        <p>{words.about}</p>
        <Button kind="lever" type="submit">
          {words.go}
        </Button>
      </form>
    </Dialog>
  );
}

type WhoProps = {
  film: Film;
  /** Who decides next. */
  next: number;
  onGo: (seat: number, bot: string | undefined) => void;
  onClose: () => void;
};
