import type { Game, Kind, Refusal, Seat } from '#kernel/game.ts';
import type { Judge, Stopped } from '../compose.ts';
import type { AnyView } from '../play/stage.ts';
import type { planOn } from './draft.ts';
import type { Draft } from './drafts.ts';

/** The plan's own composer: judged on the planned table, and what is done goes into the draft. */
export type Pencil = Judge & { view: AnyView };

type Planned = NonNullable<ReturnType<typeof planOn>>;

export function pencilOn(
  game: Game<Kind>,
  { plan, try: tried }: Planned,
  seat: Seat,
  view: AnyView,
  keep: (draft: Draft) => void,
): Pencil {
  return {
    view,
    choices: () => (plan.over ? [] : game.choices(view.table, view.own, seat)),
    check: (action): Refusal | undefined => game.check(view.table, view.own, seat, action),
    after: (actions) => {
      const step = tried(actions);
      return step.stopped ? undefined : step.after;
    },
    act: async (actions): Promise<Stopped | undefined> => {
      const { stopped } = tried(actions);
      if (stopped)
        return stopped.refusal ? { ...stopped } : { action: stopped.action, why: 'stale' };
      // Whoever plans on from a step that is refused replaces what came from there on.
      const kept = plan.steps.slice(0, plan.held).map((step) => step.actions);
      keep({ steps: [...kept, actions], sealed: false });
      return undefined;
    },
  };
}
