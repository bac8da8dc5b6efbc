import { type SubmitEvent, useState } from 'react';
import type { Manifest } from '#games/manifest.ts';
import { type Files, optionsOf } from '#ui/option-field.ts';
import { guestName, renameGuest } from '../../guest.ts';
import { push } from '../../navigation.ts';
import { nameTroubleAmong } from '../../player-name.ts';
import type { PlayMode } from '../../routes.ts';
import { useWords } from '../../words/use-words.ts';
import { keepSetUp, lastSetUp, type SetUp, usualSetUp } from './last-setup.ts';
import { openTable } from './open-table.ts';
import { paceOf } from './pace-choice.ts';
import { wayOf, wishesOf } from './sitters.ts';

/** Why no table has been opened yet. */
export type Trouble = 'busy' | 'missing' | 'offline' | 'refused';

/** What is being settled before a game, and the way to its table. */
export function useSetUp(game: Manifest, asked: PlayMode) {
  const { names } = useWords();
  const [setUp, setSetUp] = useState<SetUp>(() => lastSetUp(game, asked));
  const [me, setMe] = useState(guestName);
  const [files, setFiles] = useState<Files>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [badName, setBadName] = useState<ReturnType<typeof nameTroubleAmong>>();
  const { sitters, answers, pace, access } = setUp;
  const way = wayOf(sitters);
  const change = (part: Partial<SetUp>): void => {
    setTrouble(undefined);
    setBadName(undefined);
    setSetUp({ ...setUp, ...part });
  };
  const start = async (): Promise<void> => {
    const settled = optionsOf(game.options, answers, files, sitters.length);
    if ('missing' in settled) {
      setTrouble('missing');
      return;
    }
    const wishes = wishesOf(sitters, me.trim() || guestName(), (seat) => names.player(seat + 1));
    const found = nameTroubleAmong(
      wishes.map((wish) => (wish.kind === 'me' ? wish.name : undefined)),
    );
    setBadName(found);
    if (found) return;
    setTrouble('busy');
    // Who comes first at a device that is passed round is not always the one whose browser it is.
    if (way !== 'here') renameGuest(me);
    keepSetUp(game, asked, setUp);
    const made = await openTable(game.id, way, settled.options, wishes, {
      pace: paceOf(pace),
      ...access,
    });
    if ('trouble' in made) setTrouble(made.trouble);
    else push(made.path);
  };
  return {
    sitters,
    answers,
    pace,
    access,
    way,
    me,
    trouble,
    badName,
    change,
    reset: () => change(usualSetUp(game, asked)),
    rename: (name: string): void => {
      setBadName(undefined);
      setMe(name);
    },
    take: (name: string, value: unknown): void => {
      const { [name]: _, ...others } = files;
      setTrouble(undefined);
      setFiles(value === undefined ? others : { ...others, [name]: value });
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      if (trouble !== 'busy') start().catch(() => setTrouble('refused'));
    },
  };
}
