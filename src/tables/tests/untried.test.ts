import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { excusedIn, refusingRules } from '#testkit/rule-triangle.ts';
import { codeIn } from '#testkit/suite/triangle.ts';

const UNTRIED = 'src/tables/untried.md';

/** The house's own: what a game refuses has an example or a reason in its lessons. */
test('each rule by which the house refuses has its reason why it cannot be tried', () => {
  const sources = ['src/tables', 'src/kernel'].flatMap((folder) => codeIn(folder, ['**/tests/**']));
  const refusing = refusingRules(sources).filter((rule) => rule.startsWith('H.'));
  const reasons = { name: UNTRIED, text: readFileSync(UNTRIED, 'utf8') };
  expect(excusedIn(reasons).toSorted()).toEqual(refusing.toSorted());
});
