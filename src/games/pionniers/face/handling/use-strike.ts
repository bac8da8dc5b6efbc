import { useCallback, useMemo, useState } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Action, Line, Pionniers } from '#games/pionniers/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps } from '#ui/face.ts';
import { type Barred, barredOf, stepTarget, type Target, targetsOf } from '../logic/targets.ts';

/** Where a crate may go, and which place somebody has picked. */
export type Striking = {
  on: boolean;
  /** The striker stands on a river: it is no card that lets it strike. */
  onRiver: boolean;
  targets: readonly Target[];
  barred: readonly Barred[];
  picked: Target | undefined;
  pick: (target: Target | undefined) => void;
  step: (step: 'left' | 'right' | 'up' | 'down') => Target | undefined;
  ownerOf: (line: Line) => Seat;
  place: (at: Element) => void;
  keep: () => void;
};

const NONE: readonly Target[] = [];
const NOBODY: readonly Barred[] = [];

export function useStrike(props: BoardProps<Pionniers>, acting: boolean): Striking {
  const { table, choices, check, act, refuse } = props;
  const [choice, pick] = useState<Target>();
  const on = acting && table.phase === 'strike';
  const targets = useMemo(() => (on ? targetsOf(table, choices) : NONE), [on, table, choices]);
  const barred = useMemo(
    () => (on ? barredOf(table, targets, check) : NOBODY),
    [on, table, targets, check],
  );
  const picked = targets.find(({ line, space }) => line === choice?.line && space === choice.space);
  const place = useCallback(
    (at: Element) => {
      if (picked === undefined) return;
      const { line, space } = picked;
      const action: Action = { do: 'place-crate', line, space };
      const refusal = check(action);
      if (refusal) refuse(refusal, action, at);
      else act([action]);
      pick(undefined);
    },
    [picked, check, refuse, act],
  );
  const striker = table.trains[table.striker];
  const river = striker && boardOf(table.board).lines[table.striker]?.river[striker.front];
  return {
    on,
    onRiver: (river ?? 0) > 0,
    targets,
    barred,
    picked,
    pick,
    ownerOf: (line) => table.trains[line]?.seat ?? 0,
    step: (step) => {
      const next = stepTarget(targets, picked, step);
      pick(next);
      return next;
    },
    place,
    keep: () => {
      pick(undefined);
      act([{ do: 'keep-crate' }]);
    },
  };
}
