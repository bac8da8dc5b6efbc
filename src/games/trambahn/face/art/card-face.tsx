import { type Card, isConductor } from '#games/trambahn/rules/model.ts';
import { useViewer } from '../viewer.ts';
import { ConductorCard } from './conductor-card.tsx';
import { StationCard } from './station-card.tsx';

export function CardFace({ card }: { card: Card }) {
  const { words } = useViewer();
  return isConductor(card) ? <ConductorCard name={words.conductor} /> : <StationCard card={card} />;
}
