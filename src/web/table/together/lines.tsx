import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { togetherWords } from '../../words/together/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { DeskProps } from '../desk/desk.tsx';
import { lookOf, Votes } from './absence/notice.tsx';
import { pollOfAll } from './absence/offers.ts';
import { standInAt, standInName } from './stand-ins.ts';

/** What is said between the digest and the board: that one has resigned, that the clocks stand still, that somebody would like to stop. */
export function Lines(props: DeskProps): ReactNode {
  const { live, language } = props;
  const words = useCatalogue(togetherWords);
  const standIn = standInAt(live, live.eyes);
  return (
    <>
      {standIn?.why === 'resigned' && live.status === 'running' ? (
        <p className="table-banner" role="status">
          {words.resigned(standInName(live.seats, standIn.seat, standIn.bot, language))}
        </p>
      ) : undefined}
      {live.status === 'running' ? (
        <>
          <Paused {...props} />
          <AgreementAsked {...props} on="pause" />
          <AgreementAsked {...props} on="stop" />
        </>
      ) : undefined}
    </>
  );
}

/** H.9, H.14: what takes everybody who is there. One tap each, and one no ends it. */
function AgreementAsked({ on, ...props }: DeskProps & { on: 'stop' | 'pause' }): ReactNode {
  const { sitting, live, names } = props;
  const { [`${on}Asked` as const]: words } = useCatalogue(togetherWords);
  const poll = pollOfAll(live, on);
  const [first = 0] = poll.yes;
  if (!poll.open || poll.yes.length === 0) return undefined;
  const answer = (yes: boolean): void => {
    void sitting.store.request({ t: 'vote', on, yes });
  };
  const isAsked = live.eyes !== 'watcher' && !poll.mine;
  const open = poll.voters.filter((seat) => !poll.yes.includes(seat));
  return (
    <div className="table-banner" role={isAsked ? 'alert' : 'status'}>
      <span>
        {isAsked
          ? words.asked(names[first] ?? '')
          : words.waiting(open.map((seat) => names[seat] ?? ''))}
      </span>
      <Votes poll={poll} look={lookOf(props)} />
      {isAsked ? <Button onClick={() => answer(true)}>{words.yes}</Button> : undefined}
      {live.eyes === 'watcher' ? undefined : (
        <Button onClick={() => answer(false)}>{isAsked ? words.no : words.takeBack}</Button>
      )}
    </div>
  );
}

/** H.14: any player sets the clocks going again. */
function Paused({ sitting, live }: DeskProps): ReactNode {
  const { paused } = useCatalogue(togetherWords);
  if (!live.aside.clock?.paused) return undefined;
  return (
    <div className="table-banner" role="status">
      <span>{paused.text}</span>
      {live.eyes === 'watcher' ? undefined : (
        <Button kind="brass" onClick={() => void sitting.store.request({ t: 'resume' })}>
          <Icon name="play" size={18} /> {paused.resume}
        </Button>
      )}
    </div>
  );
}
