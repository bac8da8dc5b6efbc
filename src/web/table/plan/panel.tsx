import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons.tsx';
import { media } from '#ui/media.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useMedia } from '#ui/use-media.ts';
import { planWords } from '../../words/plan/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { AnyView } from '../play/stage.ts';
import type { Sitting } from '../use-table.ts';
import { endOf, type Plan, type PlannedStep } from './draft.ts';
import { type Change, changesOf } from './sums.ts';
import { sentencesOf } from './tell.ts';
import type { Planning } from './use-planning.ts';
import './plan.css';

/** The draft: over the side where there is one, else a sheet that is opened from the line above the board. */
export function PlanPanel({ listed, onClose, ...props }: PanelProps): ReactNode {
  const words = useCatalogue(planWords);
  const wide = useMedia(media.wide);
  const side = wide ? document.querySelector('.table-side') : null;
  if (side) {
    return createPortal(
      <section className="plan-side" aria-labelledby="plan-title">
        <PlanList {...props} onLeave={() => props.setOpen(false)} />
      </section>,
      side,
    );
  }
  return (
    <Dialog kind="sheet" open={listed} title={words.title} close={words.hide} onClose={onClose}>
      <PlanList {...props} />
    </Dialog>
  );
}

type ListProps = {
  planning: Planning;
  sitting: Sitting;
  live: { view: AnyView };
  seat: Seat;
  listener: Listener;
  setOpen: (open: boolean) => void;
  /** The table waits for whoever plans. */
  yours: boolean;
};

type PanelProps = ListProps & {
  /** Where it is a sheet: is it open? */
  listed: boolean;
  onClose: () => void;
};

function PlanList(props: ListProps & { onLeave?: () => void }): ReactNode {
  const { planning, onLeave, yours } = props;
  const words = useCatalogue(planWords);
  const { plan } = planning;
  return (
    <div className="plan">
      <header>
        {onLeave ? (
          <h2 id="plan-title">
            <Icon name="pencil" size={20} /> {words.title}
          </h2>
        ) : undefined}
        <small>{words.private}</small>
        {onLeave ? <IconButton icon="close" label={words.back} onClick={onLeave} /> : undefined}
      </header>
      {onLeave ? (
        <p className={yours ? 'plan-note yours' : 'plan-note'} role="status">
          {yours ? words.yourTurn : words.nothing}
        </p>
      ) : undefined}
      {plan === undefined ? <p className="plan-empty">{words.notNow}</p> : undefined}
      {plan?.steps.length === 0 ? <p className="plan-empty">{words.empty}</p> : undefined}
      {plan && plan.steps.length > 0 ? <Steps {...props} plan={plan} /> : undefined}
    </div>
  );
}

function Steps(props: ListProps & { plan: Plan }): ReactNode {
  const { plan, planning, sitting, live, seat, listener } = props;
  const { face } = sitting;
  const sums = (seen: AnyView) => face.sums?.(seen, seat, listener.language) ?? [];
  const words = useCatalogue(planWords);
  const all = changesOf(sums(live.view), sums(endOf(plan)));
  const list = useRef<HTMLOListElement>(null);
  const count = plan.steps.length;
  // What has just been written is seen.
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <>
      <ol ref={list} className="plan-steps">
        {plan.steps.map((step, i) => {
          const earlier = plan.steps[i - 1]?.after ?? live.view;
          const meanwhile = i < plan.held ? changesOf(sums(earlier), sums(step.before)) : [];
          return (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan.
              key={i}
              nth={i}
              step={step}
              plan={plan}
              meanwhile={meanwhile}
              bill={changesOf(sums(step.before), sums(step.after))}
              sitting={sitting}
              listener={listener}
            />
          );
        })}
      </ol>
      {all.length > 0 ? (
        <p className="plan-sum">
          {all.map(({ name, from, to }) => (
            <span key={name}>{words.becomes(name, from, to)}</span>
          ))}
        </p>
      ) : undefined}
      <Foot planning={planning} plan={plan} onSealed={() => props.setOpen(false)} />
    </>
  );
}

function Step({ nth, step, plan, meanwhile, bill, sitting, listener }: StepProps): ReactNode {
  const words = useCatalogue(planWords);
  const { title, face } = sitting;
  const { stopped } = step;
  const told = sentencesOf(title, step.events, listener);
  return (
    <li className={stopped ? 'stopped' : undefined}>
      {meanwhile.length > 0 ? (
        <p className="plan-meanwhile">
          {words.meanwhile(meanwhile.map(({ name, by }) => `${name} ${by}`).join(', '))}
        </p>
      ) : undefined}
      <b className="plan-number">{nth + 1}</b>
      <div>
        {told.length === 0 && !stopped && nth < plan.held ? <p>{words.silent}</p> : undefined}
        {told.map((text) => (
          <p key={text}>
            <Sentence text={text} />
          </p>
        ))}
        {stopped ? (
          <p className="plan-why">
            <Sentence
              text={
                stopped.refusal
                  ? face.explain(stopped.refusal, stopped.action, step.before, listener.language)
                  : words.noMore
              }
            />
          </p>
        ) : undefined}
        {nth > plan.held ? <p className="plan-why">{words.unjudged}</p> : undefined}
      </div>
      <span className="plan-bill">
        {bill.map(({ name, by, more }) => (
          <span key={name} className={more ? 'more' : undefined}>
            <span className="visually-hidden">{name} </span>
            {by}
          </span>
        ))}
      </span>
    </li>
  );
}

type StepProps = {
  nth: number;
  step: PlannedStep;
  plan: Plan;
  meanwhile: readonly Change[];
  bill: readonly Change[];
  sitting: Sitting;
  listener: Listener;
};

/** Sealed, it lies by: the pencil goes out of the hand, and the table itself is there again. */
function Foot({ planning, plan, onSealed }: FootProps): ReactNode {
  const words = useCatalogue(planWords);
  const { draft, keep } = planning;
  if (!draft) return undefined;
  if (draft.sealed) {
    return (
      <div className="plan-foot">
        <p className="plan-sealed">
          <Seal /> {words.sealed}
        </p>
        <Button kind="stop" onClick={() => keep({ ...draft, sealed: false })}>
          {words.break}
        </Button>
      </div>
    );
  }
  const { steps } = draft;
  const seal = (): void => {
    if (plan.held === 0) return;
    keep({ steps, sealed: true });
    onSealed();
  };
  return (
    <div className="plan-foot">
      <Button kind="brass" aria-disabled={plan.held === 0} onClick={seal}>
        {words.seal}
      </Button>
      <IconButton
        icon="undo"
        label={words.undo}
        onClick={() => keep({ steps: steps.slice(0, -1), sealed: false })}
      />
      <Button onClick={() => keep(undefined)}>{words.erase}</Button>
    </div>
  );
}

type FootProps = { planning: Planning; plan: Plan; onSealed: () => void };

/** Wax. */
export function Seal(): ReactNode {
  return (
    <svg className="plan-wax" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d="M12 1.500l2.700 2 3.300-.4 1.300 3 3 1.300-.4 3.300 2 2.700-2 2.700.4 3.300-3 1.300-1.300 3-3.300-.4-2.700 2-2.700-2-3.300.4-1.300-3-3-1.300.4-3.300-2-2.700 2-2.700-.4-3.300 3-1.300 1.300-3 3.300.4z" />
      <circle cx="12" cy="13" r="5.600" />
      <path className="plan-wax-print" d="M9.500 9.500v7M14.500 9.500v7M8 11.500h8M8 14.500h8" />
    </svg>
  );
}
