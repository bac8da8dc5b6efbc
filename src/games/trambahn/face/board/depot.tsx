import { memo, type ReactNode } from 'react';
import { DISPLAY_SIZE, PRICES, TRAMS } from '#games/trambahn/rules/data/cards.ts';
import type { Table, Tram } from '#games/trambahn/rules/model.ts';
import { Note } from '../art/note.tsx';
import { TramArt } from '../art/tram-art.tsx';
import { TramCard } from '../art/tram-card.tsx';
import type { Lights, PieceLight } from '../handling/lights.ts';
import { countTo } from '../logic/count-to.ts';
import { isDeckLow } from '../logic/deck.ts';
import { useViewer } from '../viewer.ts';
import { type HintMarks, hintOn } from './mark.tsx';
import { PieceButton } from './piece-button.tsx';

/** The display, and the three piles nobody looks into. */
export function Depot({ table, lights, phone, children }: DepotProps): ReactNode {
  const { words } = useViewer();
  return (
    <section className="tram-depot" aria-label={words.board.depot}>
      <h2 className="tram-h">
        {words.board.depot} <small>{words.board.depotHint}</small>
      </h2>
      <div className="tram-trams">
        {countTo(DISPLAY_SIZE).map((at) => {
          const tram = table.display[at];
          return tram === undefined ? (
            <div
              key={at}
              className="slot tram-no-tram"
              data-spot={`display:${at}`}
              aria-hidden="true"
            />
          ) : (
            <TramForSale key={at} tram={tram} at={at} light={lights.tram(tram, at)} phone={phone} />
          );
        })}
      </div>
      {children}
      <Piles trams={table.trams} pile={table.pile} discard={table.discard} low={isDeckLow(table)} />
    </section>
  );
}

type DepotProps = { table: Table; lights: Lights; phone: boolean; children?: ReactNode };

type TramForSaleProps = { tram: Tram; at: number; light: PieceLight; phone: boolean };

const TramForSale = memo(function TramForSale({ tram, at, light, phone }: TramForSaleProps) {
  const { words } = useViewer();
  return (
    <div
      className={`tram-for-sale${light === 'held' ? ' raised' : ''}${phone ? ' small' : ''}`}
      data-spot={`display:${at}`}
    >
      {phone ? (
        <>
          <TramArt tram={tram} />
          <b className="figures" aria-hidden="true">
            ×{tram} · {words.amount(PRICES[tram])}
          </b>
        </>
      ) : (
        <TramCard tram={tram} />
      )}
      <PieceButton
        lying={{ piece: { is: 'tram', tram }, at }}
        name={words.tramName(tram, PRICES[tram])}
        light={light}
        tabbable
        hint={hintOn(words.marks.tramForSale(tram, PRICES[tram]), '7.3')}
      />
    </div>
  );
});

type PilesProps = Pick<Table, 'trams' | 'pile' | 'discard'> & {
  /** 8.2: it may run out soon, and half of the money with it. */
  low: boolean;
};

const Piles = memo(function Piles({ trams, pile, discard, low }: PilesProps) {
  const { words } = useViewer();
  const next = TRAMS[TRAMS.length - trams];
  return (
    <ul className="tram-piles">
      <Pile
        count={trams}
        label={words.board.trams(trams)}
        spot="trams"
        hint={hintOn(words.marks.trams, '8.7')}
      >
        {next === undefined ? null : <TramCard tram={next} />}
      </Pile>
      <Pile
        count={pile}
        label={
          low ? [words.board.pile(pile)[0], words.board.pileLow(pile)] : words.board.pile(pile)
        }
        spot="pile"
        low={low}
        hint={hintOn(low ? words.marks.pileLow(pile) : words.marks.pile, '8.2')}
      >
        {pile === 0 ? null : <Note />}
      </Pile>
      <Pile
        count={discard}
        label={words.board.discard(discard)}
        spot="discard"
        hint={hintOn(words.marks.discard, '8.3')}
      >
        {discard === 0 ? null : <Note />}
      </Pile>
    </ul>
  );
});

type PileProps = {
  count: number;
  label: readonly [string, string];
  spot: 'trams' | 'pile' | 'discard';
  low?: boolean;
  hint: HintMarks;
  children: ReactNode;
};

function Pile({ count, label, spot, low = false, hint, children }: PileProps) {
  return (
    <li className={`tram-pile tram-pile-${spot}${low ? ' low' : ''}`} {...hint}>
      <div className={children === null ? 'slot tram-stack' : 'tram-stack full'} data-spot={spot}>
        {children}
      </div>
      <span>
        <b className="figures">{count}</b> {label[0]}
        <br />
        <span>{label[1]}</span>
      </span>
    </li>
  );
}
