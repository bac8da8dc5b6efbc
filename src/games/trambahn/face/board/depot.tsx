import { memo, type ReactNode } from 'react';
import { DISPLAY_SIZE, PRICES, TRAMS } from '#games/trambahn/rules/data/cards.ts';
import type { Table, Tram } from '#games/trambahn/rules/model.ts';
import { Note } from '../art/note.tsx';
import { TramArt } from '../art/tram-art.tsx';
import { TramCard } from '../art/tram-card.tsx';
import type { Lights, PieceLight } from '../handling/lights.ts';
import { countTo } from '../logic/count-to.ts';
import { useViewer } from '../viewer.ts';
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
      <Piles trams={table.trams} pile={table.pile} discard={table.discard} />
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
      />
    </div>
  );
});

type PilesProps = Pick<Table, 'trams' | 'pile' | 'discard'>;

const Piles = memo(function Piles({ trams, pile, discard }: PilesProps) {
  const { words } = useViewer();
  const next = TRAMS[TRAMS.length - trams];
  return (
    <ul className="tram-piles">
      <Pile count={trams} label={words.board.trams(trams)} spot="trams">
        {next === undefined ? null : <TramCard tram={next} />}
      </Pile>
      <Pile count={pile} label={words.board.pile(pile)} spot="pile">
        {pile === 0 ? null : <Note />}
      </Pile>
      <Pile count={discard} label={words.board.discard(discard)} spot="discard">
        {discard === 0 ? null : <Note />}
      </Pile>
    </ul>
  );
});

type PileProps = {
  count: number;
  label: readonly [string, string];
  spot: 'trams' | 'pile' | 'discard';
  children: ReactNode;
};

function Pile({ count, label, spot, children }: PileProps) {
  return (
    <li className={`tram-pile tram-pile-${spot}`}>
      <div className={children === null ? 'slot tram-stack' : 'tram-stack full'} data-spot={spot}>
        {children}
      </div>
      <span>
        <b className="figures">{count}</b> {label[0]}
        <br />
        {label[1]}
      </span>
    </li>
  );
}
