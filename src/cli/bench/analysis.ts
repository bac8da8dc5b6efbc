import { analysed } from '#bots/analysis/analysis.ts';
import { type Course, courseOf } from '#bots/analysis/course.ts';
import type { Report } from '#bots/analysis/report.ts';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { type PlayOut, playToEnd } from '#bots/play-out.ts';
import { botOf, gameOf, playOutOf } from '#games/catalogue.ts';
import type { Game, Kind, State } from '#kernel/game.ts';
import { table } from '../text.ts';
import { measure, type Patience } from './measure.ts';

/** What it takes to read one finished game of a grade of bots, on one core. */
export type Reading = {
  game: string;
  bot: string;
  /** Play-outs in a second of processor time, from the first position and from the middle of the game. */
  perSecond: { beginning: number; middle: number };
  /** Where all had been found, and at the end: play-outs, seconds by the clock, and the widest account, in points of a hundred. */
  found: Step;
  done: Step;
  /** What is kept of it, in characters. */
  size: number;
};

type Step = { playOuts: number; seconds: number; error: number };

/** The usual table; a game for fewer has fewer. */
const SEATS = 4;

/** What a glance reads, as a part of what is usual. */
const GLANCE = 0.02;

export async function benchAnalysis(
  game: Game<Kind>,
  patience: Patience,
  quick: boolean,
): Promise<Reading | undefined> {
  const playOut = await playOutOf(game.id);
  const grades = gameOf(game.id)?.bots.filter((name) => name !== 'random') ?? [];
  const bot = grades[quick ? 0 : Math.floor(grades.length / 2)];
  const played = bot === undefined ? undefined : await botOf(game.id, bot);
  if (!playOut || !played) return undefined;
  const course = playedBy(game, played, playOut);
  const { positions } = course;
  const middle = positions[Math.floor(positions.length / 2)] as State<Kind>;
  const speedFrom = (position: State<Kind>): number => {
    let seed = 0;
    const work = (): number => {
      playToEnd(playOut, playOut.play.clone(position), seed++);
      return 1;
    };
    return 1 / measure(work, patience).median.cpu;
  };
  const perSecond = {
    beginning: speedFrom(positions[0] as State<Kind>),
    middle: speedFrom(middle),
  };
  return { game: game.id, bot: played.name, perSecond, ...readingOf(playOut, course, quick) };
}

function playedBy(game: Game<Kind>, bot: Bot<Kind>, { play }: PlayOut<Kind>): Course<Kind> {
  const seats = Array.from({ length: Math.min(SEATS, game.seats[1]) }, () => bot);
  const options = game.parseOptions({});
  const { log } = playMatch(game, seats, options, { seed: 1, number: 0 });
  return courseOf(play, seats.length, options, log);
}

function readingOf(playOut: PlayOut<Kind>, course: Course<Kind>, quick: boolean) {
  const start = performance.now();
  const minutes = quick ? GLANCE : 1;
  const reading = analysed(playOut, course, { seed: 1, minutes, atMost: 5 * minutes });
  const step = ({ read, accounts }: Report): Step => ({
    playOuts: read,
    seconds: (performance.now() - start) / 1000,
    error: Math.max(...accounts.map(({ error }) => error / 10_000)),
  });
  for (let found: Step | undefined; ; ) {
    const { done, value } = reading.next();
    if (done) {
      const end = step(value);
      return { found: found ?? end, done: end, size: JSON.stringify(value).length };
    }
    if (!found && value().reading === 'on') found = step(value());
  }
}

export function analysisText(all: readonly Reading[]): string {
  const rows = all.map(({ game, bot, perSecond, found, done, size }) => [
    `${game}, ${bot}`,
    ...[perSecond.beginning, perSecond.middle].map((speed) => speed.toFixed(0)),
    ...[found, done].flatMap(({ playOuts, seconds, error }) => [
      `${playOuts}`,
      seconds.toFixed(0),
      `±${error.toFixed(0)}`,
    ]),
    (size / 1000).toFixed(0),
  ]);
  const reading = ['play-outs', 's', 'account'];
  return [
    table([['', 'a second', 'from the middle', ...reading, ...reading, 'kB'], ...rows], 'right'),
    'a second: play-outs on one core, from the beginning. Then what a reading takes until all is found, and until it ends.',
  ].join('\n\n');
}
