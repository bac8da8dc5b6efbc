import type { ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { media } from '#ui/media.ts';
import { plain, Sentence } from '#ui/sentence.tsx';
import { useMedia } from '#ui/use-media.ts';
import { planWords } from '../../words/plan/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { endOf, nextSteps } from './draft.ts';
import { Seal } from './panel.tsx';
import { changesOf } from './sums.ts';
import { sentencesOf } from './tell.ts';
import type { Planning } from './use-planning.ts';
import './plan.css';

/** The one line that a plan has above the board: what is about to be played, what no longer holds, or that all this is pencil. */
export function PlanBanner(props: BannerProps): ReactNode {
  const { planning, live, open, setOpen } = props;
  const { draft, soon, keep } = planning;
  const words = useCatalogue(planWords);
  const wide = useMedia(media.wide);
  const see = (): void => {
    setOpen(true);
    props.onList();
  };
  if (live.status !== 'running') return undefined;
  if (soon && draft) return <Counting {...props} />;
  if (draft?.broken) {
    return (
      <div className="table-banner plan-banner stop" role="alert">
        <span>
          <b>{words.broken}</b> <Reason {...props} />
        </span>
        <Button onClick={see}>{words.view}</Button>
        <Button onClick={() => keep({ steps: draft.steps, sealed: false })}>{words.hide}</Button>
      </div>
    );
  }
  // Beside a wide board the draft itself says so, and the board stays where it is.
  if (open) return wide ? undefined : <InPencil {...props} />;
  if (draft?.sealed) {
    return (
      <div className="table-banner plan-banner" role="status">
        <Seal />
        <span>{words.sealedCount(draft.steps.length)}</span>
        <Button onClick={see}>{words.view}</Button>
        <LeaveIt {...props} />
        <Button kind="stop" onClick={() => keep({ ...draft, sealed: false })}>
          {words.break}
        </Button>
      </div>
    );
  }
  return undefined;
}

type BannerProps = {
  planning: Planning;
  sitting: Sitting;
  live: Live;
  seat: Seat;
  listener: Listener;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The table waits for whoever plans. */
  yours: boolean;
  /** Somebody wishes to see the steps, where they do not lie beside the board. */
  onList: () => void;
};

/** A message of more than this is not sent: the table would not read it. */
const MOST_LETTERS = 3500;

/** H.13: the table plays it, also when this page is closed. From then on it is an order, and no draft. */
function LeaveIt({ planning: { draft, keep }, sitting }: BannerProps): ReactNode {
  const words = useCatalogue(planWords);
  const order = { kind: 'plan', steps: draft?.steps ?? [] };
  if (JSON.stringify(order).length > MOST_LETTERS) return undefined;
  const leave = async (): Promise<void> => {
    const { t } = await sitting.store.request({ t: 'order', order });
    if (t === 'done') keep(undefined);
  };
  return <Button onClick={() => void leave()}>{words.leave}</Button>;
}

/** That all this is pencil, what the plan comes to, and the way back. */
function InPencil(props: BannerProps): ReactNode {
  const { yours, setOpen } = props;
  const words = useCatalogue(planWords);
  const phone = useMedia(media.phone);
  const leave = (): void => setOpen(false);
  return (
    <div className={`table-banner plan-banner pencil ${yours ? 'yours' : ''}`} role="status">
      {yours ? <b>{words.yourTurn}</b> : <span className="plan-nothing">{words.nothing}</span>}
      <Total {...props} />
      {phone && !yours ? (
        <IconButton icon="close" label={words.back} onClick={leave} />
      ) : (
        <Button kind={yours ? 'brass' : 'plate'} onClick={leave}>
          {words.back}
        </Button>
      )}
    </div>
  );
}

/** What is played in a moment, and a way to stop it. */
function Counting({ planning, sitting, listener }: BannerProps): ReactNode {
  const words = useCatalogue(planWords);
  const { draft, plan, keep, soon } = planning;
  const steps = plan ? nextSteps(plan) : [];
  const events = steps.flatMap((step) => step.events);
  const told = sentencesOf(sitting.title, events, listener);
  return (
    <div className="table-banner plan-banner plan-counting" role="alert">
      <Seal />
      <span>
        {words.soon} <Sentence text={told.join(' ')} />
      </span>
      <Button kind="brass" onClick={soon}>
        {words.now}
      </Button>
      <Button kind="stop" onClick={() => draft && keep({ ...draft, sealed: false })}>
        {words.stop}
      </Button>
    </div>
  );
}

/** Why the first step is refused, in the game's words. */
function Reason({ planning, sitting, listener }: BannerProps): ReactNode {
  const step = planning.plan?.steps.find(({ stopped }) => stopped);
  const { refusal, action } = step?.stopped ?? {};
  if (!step || !refusal) return undefined;
  return plain(sitting.face.explain(refusal, action, step.before, listener.language));
}

/** On a phone: the sum of the plan, and the button that lists its steps. */
function Total({ planning, sitting, live, seat, listener, onList }: BannerProps): ReactNode {
  const words = useCatalogue(planWords);
  const wide = useMedia(media.wide);
  const { plan, draft } = planning;
  const { sums } = sitting.face;
  if (wide || !plan || !draft) return undefined;
  const changes = sums
    ? changesOf(
        sums(live.view, seat, listener.language),
        sums(endOf(plan), seat, listener.language),
      )
    : [];
  return (
    <>
      <span className="plan-total">
        {changes.map(({ name, from, to }) => words.becomes(name, from, to)).join(', ')}
      </span>
      <Button onClick={onList}>{words.list(draft.steps.length)}</Button>
    </>
  );
}
