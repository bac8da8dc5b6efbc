import { type ReactNode, useMemo } from 'react';
import { bothOf, SideBySide } from '../../deal/side-by-side.tsx';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import type { Departure } from './kept.ts';

/** Both games from where they parted, turn by turn, as two of one deal are told: of the seat that was played on. */
export function BothWays({ film, departure, names }: BothProps): ReactNode {
  const { compared: words } = useCatalogue(reportWords);
  const language = useLanguage();
  const { record, title } = film;
  const { seat = 0, log = [] } = departure;
  const both = useMemo(() => {
    const { options } = record;
    const mine = { key: 'this', names, seat, options, log: record.log, at: 0 };
    // Of what somebody else decided there it is told by their name.
    const friend = departure.names[seat] ?? '';
    const theirs = { key: 'other', names: departure.names, seat, options, log, at: 0, friend };
    return bothOf(title, mine, theirs, language);
  }, [record, title, names, seat, log, departure, language]);
  return <SideBySide both={both} mine={words.this} called={words.other} />;
}

type BothProps = { film: Film; departure: Departure; names: readonly string[] };
