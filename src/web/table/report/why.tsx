import { type ReactNode, useEffect, useState } from 'react';
import type { Option, Why } from '#bots/analysis/report.ts';
import type { Saying } from '#bots/saying.ts';
import type { Kind } from '#kernel/game.ts';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { sentenceOf } from '../advice/sentence.ts';
import { sayingOf } from '../advice/told.ts';

/** Why one way and not another, made of the parts of the game's evaluation, as the stationmaster says it. `ranked`: as they are shown. */
export function WhyLine({ game, why, options, ranked }: WhyProps): ReactNode {
  const { station: words } = useCatalogue(reportWords);
  const language = useLanguage();
  const [saying, setSaying] = useState<Saying<Kind>>();
  useEffect(() => {
    let wanted = true;
    sayingOf(game)
      .then((found) => wanted && setSaying(() => found))
      .catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!saying) return undefined;
  const [one, other] = [why.one, why.other].map(
    (place) => 1 + ranked.indexOf(options[place] as Option),
  );
  const [parts, otherParts] = why.parts;
  const telling = { words: saying.parts[language], least: saying.least };
  const said = words.why(one ?? 1);
  const better = why.better ?? undefined;
  return (
    <p className="report-why">
      {sentenceOf(parts, otherParts, other ?? 2, telling, said, better)}
      {why.better === null ? ` ${words.even}` : undefined}
    </p>
  );
}

type WhyProps = {
  game: string;
  why: Why;
  options: readonly Option[];
  ranked: readonly Option[];
};
