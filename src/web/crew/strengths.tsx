import type { ReactNode } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { castOf } from '#protocol/cast.ts';
import { useLanguage } from '../preferences.ts';
import { useFigures } from '../profile/use-figures.ts';
import { crewWords } from '../words/crew/index.ts';
import { useCatalogue, useSaid } from '../words/use-words.ts';
import type { GameLadder } from './ladders.ts';
import type { OwnStrength } from './own-strength.ts';
import { DESK, type OnLine, PHONE, StrengthLine } from './strength-line.tsx';
import './strengths.css';

/** The line on which everybody stands by their strength, with as much of it on each side as is not sure. */
export function Strengths({ game, bots, ladder, own }: StrengthsProps): ReactNode {
  const words = useCatalogue(crewWords);
  const name = useSaid(game.name);
  const language = useLanguage();
  const { whole } = useFigures();
  const onLine = bots.flatMap((bot, i): OnLine[] => {
    const rung = ladder?.rungs.find((one) => one.bot === bot);
    if (ladder && !rung) return [];
    return [{ bot, name: castOf([{ bot }])[0]?.name[language] ?? bot, rung, place: i }];
  });
  const told = onLine.flatMap(({ name: who, rung }) => {
    if (!rung) return [];
    const [low, high] = rung.interval;
    return [words.strengthSpoken(who, whole(Math.round(rung.elo)), whole(halfOf(low, high)))];
  });
  if (own) told.push(words.yours(whole(Math.round(own.elo)), whole(Math.round(own.within))));
  return (
    <section className="crew-strengths" aria-labelledby="crew-strengths">
      <div className="crew-caption">
        <h2 id="crew-strengths">{words.strengthAt(name)}</h2>
        <small>
          {ladder ? words.bars(whole(ladder.games)) : words.noLadder}
          {own ? ` ${words.flag(own.games)}` : ''}
        </small>
      </div>
      <p className="visually-hidden">{told.join(' ; ')}</p>
      <StrengthLine size={DESK} onLine={onLine} own={own} />
      <StrengthLine size={PHONE} onLine={onLine} own={own} />
    </section>
  );
}

type StrengthsProps = {
  game: Manifest;
  bots: readonly string[];
  ladder: GameLadder | undefined;
  own: OwnStrength | undefined;
};

const halfOf = (low: number, high: number): number => Math.round((high - low) / 2);
