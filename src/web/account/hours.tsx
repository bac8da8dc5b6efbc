import { type ReactNode, useState } from 'react';
import type { Hours as HoursOfPlay } from '#clocks/hours.ts';
import type { TicketShown } from '#protocol/http/account.ts';
import { hoursWords } from '../words/hours/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { NotDone, sayHours, type Trouble } from './account-api.ts';
import { type Chapter, Section } from './chapter.tsx';
import { MyHolidays } from './holidays.tsx';
import { MyHours } from './my-hours.tsx';
import { TroubleLine } from './trouble-line.tsx';

/** Playing hours and holidays. Their stops on the page's line, and what stands there. */
export function useHoursChapters(): readonly Chapter[] {
  const { title, holidays } = useCatalogue(hoursWords);
  return [
    { id: 'hours', title },
    { id: 'holidays', title: holidays.title },
  ];
}

/** What is changed is shown at once and kept then; what could not be kept is said, and stands until it can. */
export function Hours({ ticket }: { ticket: TicketShown }): ReactNode {
  const [hours, setHours] = useState(ticket.settings['hours'] as HoursOfPlay | undefined);
  const [trouble, setTrouble] = useState<Trouble>();
  const [first, second] = useHoursChapters();
  const change = (next: HoursOfPlay | undefined): void => {
    setHours(next);
    setTrouble(undefined);
    sayHours(next).catch((error: unknown) =>
      setTrouble(error instanceof NotDone ? error.why : 'unavailable'),
    );
  };
  if (!first || !second) return undefined;
  return (
    <>
      <Section {...first}>
        <TroubleLine why={trouble} />
        <MyHours hours={hours} onChange={change} />
      </Section>
      <Section {...second}>
        <MyHolidays hours={hours} onChange={change} />
      </Section>
    </>
  );
}
