import { type ReactNode, useState } from 'react';
import type { SheetShown } from '#protocol/http/people.ts';
import { Button } from '#ui/button.tsx';
import { chosenGame } from '../front/chosen-game.ts';
import { useGuestName } from '../guest.ts';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { Invite } from './invite.tsx';
import { useFigures } from './use-figures.ts';

export function SheetHead({ sheet }: { sheet: SheetShown }): ReactNode {
  const words = useCatalogue(profileWords);
  const figures = useFigures();
  const month = new Intl.DateTimeFormat(useLanguage(), { month: 'long', year: 'numeric' });
  const own = useGuestName();
  const { mine, name, since, played, won, kept, keepable, mark, games } = sheet;
  return (
    <header className="profile-head">
      <div>
        <p className="profile-over">{mine ? words.mine : words.sheet}</p>
        <h1>{name === '' ? own : name}</h1>
        <p className="profile-sub">
          {since === undefined ? words.guest : words.since(month.format(since))}
        </p>
      </div>
      <dl className="profile-facts">
        <Fact name={words.facts.all(played)}>{figures.whole(played)}</Fact>
        <Fact name={words.facts.won(won)}>{figures.whole(won)}</Fact>
        {keepable > 0 ? (
          <Fact name={words.facts.kept}>{figures.share(kept, keepable)}</Fact>
        ) : undefined}
      </dl>
      <div className="profile-act">
        {mine && mark !== undefined ? <Share mark={mark} /> : undefined}
        {!mine && mark !== undefined ? (
          <Invite who={{ mark, name }} game={games[0]?.game ?? chosenGame.get()} />
        ) : undefined}
        {mine && mark === undefined ? (
          <Link className="button lever" href={pathTo.account}>
            {words.ticket}
          </Link>
        ) : undefined}
        {mark === undefined ? undefined : (
          <a className="button quiet" href="#games">
            {words.replays}
          </a>
        )}
      </div>
    </header>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

/** Hands over the address under which everybody reads this sheet. */
function Share({ mark }: { mark: string }): ReactNode {
  const words = useCatalogue(profileWords);
  const [said, setSaid] = useState('');
  const share = (): void => {
    const address = `${location.origin}${pathTo.person(mark)}`;
    // The clipboard is only there at a secure address, and may be refused.
    const copying = navigator.clipboard
      ? navigator.clipboard.writeText(address)
      : Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setSaid(words.shared),
      () => setSaid(words.notShared),
    );
  };
  return (
    <>
      <Button kind="lever" onClick={share}>
        {words.share}
      </Button>
      <span className="profile-said" role="status">
        {said}
      </span>
    </>
  );
}
