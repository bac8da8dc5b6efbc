import type * as z from 'zod/mini';

/** What has not the form that a schema asks for, field by field. A hostile name is not repeated whole. */
export function formFaults({ issues }: z.core.$ZodError): { is: 'form'; at: string }[] {
  return issues.map(({ path, ...issue }) => {
    const unknown = 'keys' in issue ? [issue.keys[0]?.slice(0, 40)] : [];
    return { is: 'form', at: [...path, ...unknown].join('.') };
  });
}
