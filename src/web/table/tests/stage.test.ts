import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyView, Stage } from '../play/stage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const view = (name: string): AnyView => ({ table: name, own: undefined });
const [start, first, second] = [view('start'), view('first'), view('second')];
const SCENES = [
  { before: start, after: first, events: ['a', 'silent', 'b'] },
  { before: first, after: second, events: ['c'] },
];

function staged() {
  const stage = new Stage(() => undefined);
  stage.show(start);
  stage.play(SCENES);
  return stage;
}

const pace = (event: unknown) => (event === 'silent' ? 0 : 100);

test('events are shown in order, each for its time, on the table as after them', () => {
  const stage = staged();
  stage.pace = pace;
  expect(stage.showing).toMatchObject({ view: first, happening: { event: 'a', before: start } });
  vi.advanceTimersByTime(100);
  expect(stage.showing?.happening).toMatchObject({ event: 'b', earlier: ['a', 'silent'], ms: 100 });
  vi.advanceTimersByTime(100);
  expect(stage.showing).toMatchObject({ view: second, happening: { event: 'c', earlier: [] } });
  vi.advanceTimersByTime(100);
  expect(stage.showing).toEqual({ view: second, happening: undefined });
  expect(stage.isStill).toBe(true);
});

test('it waits for the face', () => {
  const stage = staged();
  vi.advanceTimersByTime(1000);
  expect(stage.showing?.view).toBe(start);
  stage.pace = pace;
  expect(stage.showing?.view).toBe(first);
});

test('it can be finished at once', () => {
  const stage = staged();
  stage.pace = pace;
  stage.finish();
  expect(stage.showing).toEqual({ view: second, happening: undefined });
  vi.advanceTimersByTime(1000);
  expect(stage.showing?.view).toBe(second);
});

test('one goes on from what is shown to what comes after it', () => {
  const stage = staged();
  stage.pace = pace;
  stage.goOn();
  expect(stage.showing?.happening).toMatchObject({ event: 'b' });
  vi.advanceTimersByTime(100);
  expect(stage.showing?.happening).toMatchObject({ event: 'c' });
  stage.goOn();
  expect(stage.isStill).toBe(true);
  stage.goOn();
  expect(stage.showing).toEqual({ view: second, happening: undefined });
});

test('what takes no time is passed over at once', () => {
  const stage = staged();
  stage.pace = () => 0;
  expect(stage.showing).toEqual({ view: second, happening: undefined });
});

test('while an event of several entries is shown, those before its own have been told', () => {
  const stage = new Stage(() => undefined);
  stage.pace = pace;
  const entries = { since: 4, seq: 6, told: [4, 5, 5] };
  stage.play([{ before: start, after: first, events: ['a', 'silent', 'b'], ...entries }]);
  expect(stage.showing?.seq).toBe(4);
  vi.advanceTimersByTime(100);
  expect(stage.showing).toMatchObject({ seq: 5, happening: { event: 'b' } });
});
