import type { ReactNode } from 'react';

/** A part of the page: a stop on its line. */
export type Chapter = { id: string; title: string };

export function Section({ id, title, children }: Chapter & { children: ReactNode }): ReactNode {
  return (
    <section id={id} className="account-chapter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
