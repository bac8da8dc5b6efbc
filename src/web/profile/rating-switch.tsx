import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { sayRating } from './profile-api.ts';

/** Whoever does not want a rating has none, on their sheet or anywhere. */
export function RatingSwitch({ rated, onChanged }: RatingSwitchProps): ReactNode {
  const { settings, trouble } = useCatalogue(profileWords);
  const [isBusy, setBusy] = useState(false);
  const [isTrouble, setTrouble] = useState(false);
  const turn = async (): Promise<void> => {
    setBusy(true);
    setTrouble(!(await sayRating(!rated)));
    await onChanged();
    setBusy(false);
  };
  return (
    <p className="profile-switch">
      <span role="status">{isTrouble ? trouble : rated ? settings.rated : settings.unrated}</span>
      <Button disabled={isBusy} onClick={() => void turn()}>
        {rated ? settings.switchOff : settings.switchOn}
      </Button>
    </p>
  );
}

type RatingSwitchProps = { rated: boolean; onChanged: () => Promise<void> };
