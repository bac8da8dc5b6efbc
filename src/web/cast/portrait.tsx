import type { ReactNode } from 'react';
import { botToday } from '#protocol/bot-names.ts';
import { castOf } from '#protocol/cast.ts';
import './portrait.css';

/** Medallions of enamel, each the first person of a trade; whoever else is of it has the one without a face. */
const drawings = import.meta.glob<string>('./portraits/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const COLLEAGUE = 'colleague';

/** Where somebody's portrait is: of the bot of this name, as the person of this name. */
export function portraitOf(bot: string, person?: string): string {
  const today = botToday(bot);
  const first = castOf([{ bot: today }])[0]?.name.fr;
  const whose = person === undefined || person === first ? today : COLLEAGUE;
  return drawings[`./portraits/${whose}.svg`] ?? drawings[`./portraits/${COLLEAGUE}.svg`] ?? '';
}

/** A portrait beside a name that is written there, so it says nothing itself. */
export function Portrait({ bot, person, size }: PortraitProps): ReactNode {
  return (
    <img
      className="portrait"
      src={portraitOf(bot, person)}
      alt=""
      width={size}
      height={size}
      decoding="async"
    />
  );
}

type PortraitProps = {
  bot: string;
  /** Their French name; without it, the first of the trade. */
  person?: string | undefined;
  size: number;
};
