import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { titleOf } from '#games/catalogue.ts';
import type { Kind, Language } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { calledAt } from '#protocol/cast.ts';
import type { JourneyShown, TrainShown, Traveller } from '#protocol/http/daily.ts';
import type { DealtGame } from '../deal/compare.ts';
import { bothOf, SideBySide } from '../deal/side-by-side.tsx';
import { useLanguage } from '../preferences.ts';
import { dailyWords } from '../words/daily/index.ts';
import { dealWords } from '../words/deal/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { journeyOf } from './ask.ts';

type BothProps = {
  day: string;
  train: TrainShown;
  mine: Traveller;
  other: Traveller;
  aside: ReactNode;
};

type Fetched = { title: Title<Kind>; mine: JourneyShown; other: JourneyShown };

/** One's own journey beside another's: where they parted, and what came of it. */
export function BothJourneys(props: BothProps): ReactNode {
  const { day, train, mine, other } = props;
  const words = useCatalogue(dailyWords);
  const { shell } = useWords();
  const [found, setFound] = useState<Fetched | 'failed'>();
  const { game } = train;
  useEffect(() => {
    let here = true;
    const fetched = async (): Promise<Fetched | 'failed'> => {
      const [one, two] = await Promise.all(
        [mine.id, other.id].map((id) => journeyOf(day, game, id)),
      );
      if (!one || !two || !('told' in one && 'told' in two)) return 'failed';
      const title = await titleOf(game, one.told.rules);
      return title ? { title, mine: one.told, other: two.told } : 'failed';
    };
    void fetched()
      .catch(() => 'failed' as const)
      .then((both) => here && setFound(both));
    return () => {
      here = false;
    };
  }, [day, game, mine.id, other.id]);
  if (found === undefined) return <p className="loading">{shell.loading}</p>;
  if (found === 'failed') return <p role="alert">{words.noJourney}</p>;
  return <Compared {...props} found={found} />;
}

function Compared({ other, aside, found }: BothProps & { found: Fetched }): ReactNode {
  const words = useCatalogue(dailyWords);
  const deal = useCatalogue(dealWords);
  const language = useLanguage();
  const both = useMemo(() => {
    const [own, theirs] = [dealtIn(found.mine, language), dealtIn(found.other, language)];
    return bothOf(found.title, own, { ...theirs, friend: other.name }, language);
  }, [found, other.name, language]);
  const { common, pairs } = both.comparison;
  return (
    <>
      <header>
        <h2 id="daily-pair">{words.pair(other.name)}</h2>
        <p>{pairs.length === 0 ? deal.allAlike : deal.alike(common)}</p>
        {aside}
      </header>
      <SideBySide both={both} mine={words.you} called={other.name} />
      <p className="deal-note">
        {deal.gainNote} {deal.luckNote}
      </p>
    </>
  );
}

function dealtIn({ seats, name, options, log }: JourneyShown, language: Language): DealtGame {
  const sitters = seats.map((bot) => (bot === null ? { name } : { name: bot, bot }));
  const names = calledAt(sitters, language);
  return { key: name, names, seat: seats.indexOf(null), options, log, at: 0 };
}
