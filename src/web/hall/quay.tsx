import { type ReactNode, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { HallPerson, HallRow } from '#protocol/hall.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '../preferences.ts';
import { hallWords } from '../words/hall/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import { invite } from './ask.ts';

/** Who is there. A full disc is free, half a disc sits at a table. */
export function Quay({ people, more, table }: QuayProps): ReactNode {
  const { quay } = useCatalogue(hallWords);
  return (
    <section className="hall-quay" aria-labelledby="hall-quay">
      <h2 id="hall-quay">
        {quay.title} <small className="figures">{people.length + more}</small>
      </h2>
      <ul>
        {people.map((person, i) => (
          <Person key={person.key ?? `${person.name}/${i}`} person={person} table={table} />
        ))}
      </ul>
      {more > 0 ? <p className="hall-note">{quay.more(more)}</p> : undefined}
      {people.every(({ you }) => you) ? <p className="hall-note">{quay.alone}</p> : undefined}
    </section>
  );
}

type QuayProps = {
  people: readonly HallPerson[];
  more: number;
  /** To which somebody may be invited. */
  table: HallRow | undefined;
};

function Person({ person, table }: { person: HallPerson; table: HallRow | undefined }): ReactNode {
  const { quay } = useCatalogue(hallWords);
  const language = useLanguage();
  const { key, name, game, plays, you } = person;
  const [asked, setAsked] = useState<'done' | 'failed'>();
  const title =
    game === undefined ? '' : said(gameOf(game)?.name ?? { en: game, fr: game }, language);
  const does = title === '' ? quay.free : plays ? quay.plays(title) : quay.waits(title);
  const told = asked === undefined ? does : asked === 'done' ? quay.invited : quay.failed;
  const ask = (at: HallRow, whom: string): void => {
    void invite(at.id, { key: whom }).then((isDone) => setAsked(isDone ? 'done' : 'failed'));
  };
  return (
    <li>
      <span className={plays ? 'hall-disc' : 'hall-disc free'} aria-hidden="true" />
      <b>{name}</b>
      <span role={asked ? 'status' : undefined}>{you ? quay.you : told}</span>
      {key !== undefined && table && !plays && asked === undefined ? (
        <Button kind="quiet" aria-label={quay.inviteWhom(name)} onClick={() => ask(table, key)}>
          {quay.invite}
        </Button>
      ) : undefined}
    </li>
  );
}
