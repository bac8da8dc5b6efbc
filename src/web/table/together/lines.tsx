import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { togetherWords } from '../../words/together/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { DeskProps } from '../desk/desk.tsx';
import { lookOf, Votes } from './absence/notice.tsx';
import { stopPoll } from './absence/offers.ts';
import { standInAt, standInName } from './stand-ins.ts';

/** What is said between the digest and the board: that one has resigned, that somebody would like to stop. */
export function Lines(props: DeskProps): ReactNode {
  const { live, language } = props;
  const words = useCatalogue(togetherWords);
  const standIn = standInAt(live, live.eyes);
  return (
    <>
      {standIn?.why === 'resigned' ? (
        <p className="table-banner" role="status">
          {words.resigned(standInName(live.seats, standIn.seat, standIn.bot, language))}
        </p>
      ) : undefined}
      <StopAsked {...props} />
    </>
  );
}

function StopAsked(props: DeskProps): ReactNode {
  const { sitting, live, names } = props;
  const { stopAsked } = useCatalogue(togetherWords);
  const poll = stopPoll(live);
  const [first = 0] = poll.yes;
  if (!poll.open || poll.yes.length === 0) return undefined;
  const answer = (yes: boolean): void => {
    void sitting.store.request({ t: 'vote', on: 'stop', yes });
  };
  const isAsked = live.eyes !== 'watcher' && !poll.mine;
  const open = poll.voters.filter((seat) => !poll.yes.includes(seat));
  return (
    <div className="table-banner" role={isAsked ? 'alert' : 'status'}>
      <span>
        {isAsked
          ? stopAsked.asked(names[first] ?? '')
          : stopAsked.waiting(open.map((seat) => names[seat] ?? ''))}
      </span>
      <Votes poll={poll} look={lookOf(props)} />
      {isAsked ? <Button onClick={() => answer(true)}>{stopAsked.yes}</Button> : undefined}
      {live.eyes === 'watcher' ? undefined : (
        <Button onClick={() => answer(false)}>{isAsked ? stopAsked.no : stopAsked.takeBack}</Button>
      )}
    </div>
  );
}
