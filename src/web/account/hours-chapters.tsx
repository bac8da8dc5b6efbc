import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Hours } from '#clocks/hours.ts';
import type { TicketShown } from '#protocol/http/account.ts';
import { accountWords } from '../words/account/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { setHours } from './account-api.ts';
import { type Chapter, Section } from './chapter.tsx';
import { MyHolidays } from './holidays.tsx';
import { MyHours } from './hours.tsx';
import type { AccountState } from './use-account.ts';

/** Playing hours and holidays: their stops on the page's line. */
export function useHoursChapters(): readonly [Chapter, Chapter] {
  const { chapters } = useCatalogue(accountWords).holder;
  return [
    { id: 'hours', title: chapters.hours },
    { id: 'holidays', title: chapters.holidays },
  ];
}

/** A grip that is dragged changes them many times: they are kept when it rests. */
const REST_MS = 600;

/** Both are one setting of the ticket. */
export function HoursChapters({ state, ticket }: HoursProps): ReactNode {
  const [hours, holidays] = useHoursChapters();
  const [mine, setMine] = useState(ticket.settings['hours'] as Hours | undefined);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const change = (next: Hours | undefined): void => {
    setMine(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void state.act(() => setHours(next)), REST_MS);
  };
  return (
    <>
      <Section {...hours}>
        <MyHours hours={mine} onChange={change} />
      </Section>
      <Section {...holidays}>
        <MyHolidays hours={mine} onChange={change} />
      </Section>
    </>
  );
}

type HoursProps = { state: AccountState; ticket: TicketShown };
