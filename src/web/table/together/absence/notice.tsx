import { type ReactNode, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { Seat } from '#kernel/game.ts';
import { Button } from '#ui/button.tsx';
import { togetherWords } from '../../../words/together/index.ts';
import { useCatalogue } from '../../../words/use-words.ts';
import type { DeskProps } from '../../desk/desk.tsx';
import { SeatBadge, type StripLook } from '../../desk/digest-strip.tsx';
import { WayIcon, type WayIconName } from '../icons.tsx';
import { standInBot, standInCast } from '../stand-ins.ts';
import { mayStop, nudgedBy, type Poll, pollOfAll, standInPoll } from './offers.ts';
import { useAbsent } from './use-absent.ts';
import './absence.css';

/**
 * Somebody for whom the table waits has been away for two minutes: what the others may do about it. It is not modal, and
 * whoever waits folds it; a press on the strip of the digest (`asked`) brings it back.
 */
export function AbsenceNotice({ asked, ...props }: DeskProps & { asked: number }): ReactNode {
  const { live, snapshot } = props;
  const { absent, now } = useAbsent(live);
  const [folded, setFolded] = useState<{ key: string; asked: number }>();
  if (!absent) return undefined;
  const key = `${absent.seat} ${absent.since}`;
  const isFolded = folded?.key === key && folded.asked === asked;
  if (isFolded || snapshot.showing?.film) return undefined;
  const minutes = Math.floor((now - absent.since) / 60_000);
  return (
    <Notice
      {...props}
      seat={absent.seat}
      minutes={minutes}
      onWait={() => setFolded({ key, asked })}
    />
  );
}

type NoticeProps = DeskProps & { seat: Seat; minutes: number; onWait: () => void };

function Notice({ seat, minutes, onWait, ...props }: NoticeProps): ReactNode {
  const { sitting, live, names, language } = props;
  const { absence } = useCatalogue(togetherWords);
  const look = lookOf(props);
  const { store } = sitting;
  const name = names[seat] ?? '';
  const bot = standInCast(live.seats, seat, standInBot(live.game));
  const [standIn, stop] = [standInPoll(live, seat), pollOfAll(live, 'stop')];
  const nudged = nudgedBy(live, seat);
  const vote = (on: 'stand-in' | 'stop', { mine }: Poll): void => {
    const about = on === 'stand-in' ? { seat } : {};
    void store.request({ t: 'vote', on, ...about, yes: !mine });
  };
  return (
    <section className="absence" aria-labelledby="absence-title">
      <h2 id="absence-title">
        <SeatBadge seat={seat} look={look} />
        {absence.title(name)}
        {minutes > 0 && minutes < 60 * 24 * 365 ? (
          <small>{absence.since(minutes)}</small>
        ) : undefined}
      </h2>
      <p className="absence-text">{absence.text}</p>
      <p className="visually-hidden" role="status">
        {absence.title(name)}
      </p>
      <ul className="absence-ways">
        <Way icon="wait" name={absence.wait} text={absence.waitText}>
          <Button onClick={onWait}>{absence.wait}</Button>
        </Way>
        <Way
          icon="bell"
          name={absence.nudge}
          text={nudged === undefined ? absence.nudgeText : absence.nudged(names[nudged] ?? '')}
        >
          <Button
            disabled={nudged !== undefined}
            onClick={() => void store.request({ t: 'nudge', seat })}
          >
            {absence.nudgePress}
          </Button>
        </Way>
        {bot ? (
          <Way
            icon="cap"
            name={absence.standIn(bot.name[language])}
            text={absence.standInText(name, bot.trade[language])}
            votes={<Votes poll={standIn} look={look} />}
          >
            <Button onClick={() => vote('stand-in', standIn)}>
              {standIn.mine ? absence.takeBack : absence.agree}
            </Button>
          </Way>
        ) : undefined}
        <Way
          icon="stop"
          name={absence.stop}
          text={mayStop(live) ? absence.stopText : absence.stopAlone}
          votes={mayStop(live) ? <Votes poll={stop} look={look} /> : undefined}
        >
          <Button kind="stop" disabled={!mayStop(live)} onClick={() => vote('stop', stop)}>
            {stop.mine ? absence.takeBack : absence.stopPress}
          </Button>
        </Way>
      </ul>
    </section>
  );
}

/** One thing that may be done, with what follows from it. */
function Way({ icon, name, text, votes, children }: WayProps): ReactNode {
  return (
    <li>
      <WayIcon name={icon} />
      <b>{name}</b>
      <p>{text}</p>
      {votes}
      {children}
    </li>
  );
}

type WayProps = {
  icon: WayIconName;
  name: string;
  text: string;
  votes?: ReactNode;
  children: ReactNode;
};

/** A vote: seats that fill. */
export function Votes({ poll, look }: { poll: Poll; look: StripLook }): ReactNode {
  const { absence } = useCatalogue(togetherWords);
  const { voters, yes, needed } = poll;
  return (
    <span className="absence-votes">
      <span className="visually-hidden" role="status">
        {absence.agreed(yes.map((seat) => look.names[seat] ?? ''))}
      </span>
      <span aria-hidden="true">
        {voters.map((seat) => (
          <span key={seat} className={yes.includes(seat) ? 'absence-vote' : 'absence-vote open'}>
            <SeatBadge seat={seat} look={look} />
          </span>
        ))}
      </span>
      <em>{absence.votes(yes.length, needed)}</em>
    </span>
  );
}

/** How this table's seats are drawn. */
export function lookOf({
  sitting,
  live,
  names,
}: Pick<DeskProps, 'sitting' | 'live' | 'names'>): StripLook {
  const away = live.seats.flatMap((seat, i) => (seat.kind === 'guest' && !seat.here ? [i] : []));
  return {
    form: 'row',
    names,
    away,
    view: live.view,
    Badge: sitting.face.Badge,
    colours: gameOf(live.game)?.colours ?? [],
  };
}
