import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { ring, soundOn } from '#ui/sound/sound-switch.ts';
import { soundNames } from '#ui/sound/sounds.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { soundWords } from '../../words/sound/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import './sound-choice.css';

/** In the menu: sounds or none, and what they are like. */
export function SoundChoice(): ReactNode {
  const words = useCatalogue(soundWords);
  const on = useRemembered(soundOn);
  return (
    <fieldset className="sound-choice">
      <legend className="visually-hidden">{words.title}</legend>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            soundOn.set(target.checked);
            // Whoever asks for sounds hears one: so they know, and the browser knows that it was asked for.
            ring('turn');
          }}
        />
        {words.on}
      </label>
      {on ? (
        <div>
          {soundNames.map((name) => (
            <Button key={name} onClick={() => ring(name)} aria-label={words.listen(words[name])}>
              <Icon name="sound" size={18} /> {words[name]}
            </Button>
          ))}
        </div>
      ) : undefined}
      <p>{words.hint}</p>
    </fieldset>
  );
}
