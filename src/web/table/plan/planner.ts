/** All of planning that nobody waits for: fetched when somebody takes the pencil, or has a draft at this table. */
export { PlanBanner } from './banner.tsx';
export { planOn } from './draft.ts';
export { PlanPanel } from './panel.tsx';
export { pencilOn } from './pencil.ts';
export { clockTimer, Sealer } from './sealer.ts';
