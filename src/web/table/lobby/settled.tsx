import type { ReactNode } from 'react';
import type { Pace } from '#clocks/pace.ts';
import { paceAllows, paceName } from '#clocks/words.ts';
import { gameOf } from '#games/catalogue.ts';
import { answerOf, applies } from '#ui/option-field.ts';
import { useLanguage } from '../../preferences.ts';
import { lobbyWords } from '../../words/lobby/index.ts';
import { setupWords } from '../../words/setup/index.ts';
import { said, useCatalogue } from '../../words/use-words.ts';

/** By which options this table plays, for whoever is about to sit down. Nothing, where a game has none. */
export function Settled({ game, options, seats, pace }: SettledProps): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const words = useCatalogue(setupWords);
  const language = useLanguage();
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  const rows = (gameOf(game)?.options ?? []).flatMap((field) => {
    if (field.is === 'file' || !applies(field, seats)) return [];
    const told = said<{ label: string }>(field.words, language);
    const choices = field.is === 'choice' ? said(field.words, language).choices : {};
    const value = field.name in given ? answerOf(field, given[field.name]) : field.usual;
    return [{ name: field.name, label: told.label, told: toldAs(value, choices) }];
  });
  /** An option that came from a file is called by what the file calls itself. */
  function toldAs(
    value: unknown,
    choices: Readonly<Record<string, { name: string }>> = {},
  ): string {
    if (typeof value === 'boolean') return value ? words.on : words.off;
    if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
    return choices[String(value)]?.name ?? String(value);
  }
  if (pace) {
    const told = `${paceName(pace, language)}, ${paceAllows(pace, language)}`;
    rows.push({ name: 'pace', label: lobby.pace, told });
  }
  if (rows.length === 0) return undefined;
  return (
    <section className="lobby-settled">
      <h2>{lobby.settled}</h2>
      <dl>
        {rows.map(({ name, label, told }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type SettledProps = {
  game: string;
  options: unknown;
  seats: number;
  pace: Pace | undefined;
};
