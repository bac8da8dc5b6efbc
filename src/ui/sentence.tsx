import { Fragment, type ReactNode } from 'react';

/** A sentence of the narrator: what stands between `**` matters; the ending of a French ordinal is raised. */
export function Sentence({ text }: { text: string }): ReactNode {
  return alternately(text.split('**'), (part) => <b>{raised(part)}</b>, raised);
}

/** « 1er », « 2e ». */
const ORDINAL = /(?<=\d)(er|re|e)(?![\p{L}\d])/u;

const raised = (text: string): ReactNode =>
  ORDINAL.test(text)
    ? alternately(
        text.split(ORDINAL),
        (ending) => <sup>{ending}</sup>,
        (part) => part,
      )
    : text;

/** Every second part is of another kind. */
const alternately = (
  parts: readonly string[],
  second: (part: string) => ReactNode,
  first: (part: string) => ReactNode,
): ReactNode =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text have no other name.
    <Fragment key={i}>{i % 2 === 1 ? second(part) : first(part)}</Fragment>
  ));

export function plain(text: string): string {
  return text.replaceAll('**', '');
}
