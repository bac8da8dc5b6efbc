import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { type Share, UP } from '#games/union-pacific/rules/model.ts';
import { IconButton } from '#ui/button.tsx';
import { seats } from '#ui/palettes.ts';
import { Sentence } from '#ui/sentence.tsx';
import { tintOf } from '../art/tints.ts';
import { TrackArt } from '../art/track-card.tsx';
import { CompanyBadge } from '../art/train.tsx';
import { attend } from '../handling/attention.ts';
import { useDock } from '../handling/dock.ts';
import { type Pip, prospectusOf, type Prospectus as Sheet } from '../logic/prospectus.ts';
import { colourOf, useViewer, whoIs } from '../viewer.ts';
import { prospectusIn } from '../words/prospectus.ts';
import { Cases } from './prospectus-cases.tsx';
import '../css/prospectus.css';
import '../css/phone-prospectus.css';

/** The sheet of a company: what it is worth, where every share is, what a dividend would pay if, where it can build. */
export function Prospectus({ share, pinned }: { share: Share; pinned: boolean }): ReactNode {
  const { words, eyes, language } = useViewer();
  const { table, own, turn } = useDock();
  const said = prospectusIn(language);
  const taking = turn.ask === 'take';
  const sheet = useMemo(
    () => prospectusOf(table, own, eyes, share, taking),
    [table, own, eyes, share, taking],
  );
  const { fill, on, short } = tintOf(share);
  return (
    <section
      className={pinned ? 'up-prospectus pinned' : 'up-prospectus'}
      aria-label={said.title(share)}
      data-sheet={share}
      style={{ '--fill': fill, '--on': on } as CSSProperties}
    >
      <header>
        <CompanyBadge company={share} size={48} />
        <h2>
          {words.share(share)}
          <small>
            {short} · {sheet.trains ? said.trains(sheet.trains.all, sheet.trains.left) : said.up}
          </small>
        </h2>
        {share === UP ? null : (
          <p className="worth figures">
            <small>{said.value}</small> {sheet.value}
          </p>
        )}
        {pinned ? (
          <IconButton
            icon="close"
            label={said.close}
            data-close-panel=""
            onClick={() => attend({ pinned: undefined })}
          />
        ) : null}
      </header>
      <Shares sheet={sheet} />
      {table.phase === 'over' ? null : (
        <>
          <Cases sheet={sheet} words={said} />
          {share === UP ? null : <Open sheet={sheet} />}
        </>
      )}
    </section>
  );
}

/** Every share as a box: who has it is a letter, where it is a colour and a border. */
function Shares({ sheet: { pips, share } }: { sheet: Sheet }): ReactNode {
  const viewer = useViewer();
  const said = prospectusIn(viewer.language);
  const groups = groupsOf(pips);
  const sayOf = ({ pip, count }: Group): string =>
    said.pips(pip.is, count, 'seat' in pip ? whoIs(viewer, pip.seat) : undefined, share === UP);
  return (
    <div className="shares">
      <h3>
        {said.shares(pips.length)} <small>{said.each}</small>
      </h3>
      <p className="pips" aria-hidden="true">
        {groups.flatMap((group, i) =>
          Array.from({ length: group.count }, (_, nth) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: shares of one sort do not differ.
              key={`${i}:${nth}`}
              className={pipClass(group.pip, viewer.eyes)}
              data-hint={sayOf(group).replaceAll('**', '')}
              data-hint-rule={group.pip.is === 'laid' ? '8.5' : '15.4'}
            >
              {letterOf(group.pip)}
            </span>
          )),
        )}
      </p>
      <ul className="legend">
        {groups.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shares of one sort do not differ.
          <li key={i}>
            <Sentence text={sayOf(group)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Group = { pip: Pip; count: number };

function groupsOf(pips: readonly Pip[]): Group[] {
  const groups: Group[] = [];
  for (const pip of pips) {
    const last = groups.at(-1);
    const same =
      last?.pip.is === pip.is &&
      ('seat' in pip ? 'seat' in last.pip && last.pip.seat === pip.seat : true);
    if (same) last.count++;
    else groups.push({ pip, count: 1 });
  }
  return groups;
}

const letterOf = (pip: Pip): string =>
  'seat' in pip ? (seats.find(({ id }) => id === colourOf(pip.seat))?.letter ?? '') : '';

const pipClass = (pip: Pip, eyes: unknown): string =>
  ['pip', pip.is, 'seat' in pip && pip.seat === eyes ? 'me' : ''].join(' ');

/** Where the company could build now, by kind of track. */
function Open({ sheet: { open } }: { sheet: Sheet }): ReactNode {
  const { language } = useViewer();
  const said = prospectusIn(language);
  const all = open.reduce((sum, { spaces }) => sum + spaces, 0);
  return (
    <div className="open">
      <h3>
        {said.open} <small>{all === 0 ? said.closed : said.spaces(all)}</small>
      </h3>
      <ul>
        {open.map(({ track, spaces }) => (
          <li key={track}>
            <TrackArt track={track} />
            {said.track(track, spaces)}
          </li>
        ))}
      </ul>
    </div>
  );
}
