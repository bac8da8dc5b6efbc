import { expect, test } from 'vitest';
import { htmlFrom } from '../rulebook.ts';

test('headings, rules, marks', () => {
  expect(
    htmlFrom('g', '# G\n\nA **b** *c*.\n\n## 1. One\n\n**1.2** Two.\nThree. *(ruling)*\n'),
  ).toBe(
    [
      '<h2>G</h2>',
      '<p>A <strong>b</strong> <em>c</em>.</p>',
      '<h3>1. One</h3>',
      '<p class="rule" id="g-1.2"><a href="#g-1.2">1.2</a> Two.\nThree. <em>(ruling)</em></p>',
    ].join('\n'),
  );
});

test('nothing in a rulebook is markup but its own', () => {
  expect(htmlFrom('g', '## <b>"&\'</b>')).toBe('<h3>&lt;b&gt;&quot;&amp;&#39;&lt;/b&gt;</h3>');
  expect(htmlFrom('g', '**1.1** <img src=x onerror=alert(1)>')).toContain('&lt;img');
});
