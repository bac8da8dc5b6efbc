/** A file as far as this needs it. */
export type Text = { name: string; text: string };

export type Triangle = {
  /** The two languages of one rulebook. */
  rulebooks: readonly [Text, Text];
  sources: readonly Text[];
  tests: readonly Text[];
  /** Rules without a test, each with its reason: lines like `- 1.3: only says what the game is about`. */
  untested: readonly Text[];
};

/** Rulebook, code and tests are three accounts of one game. Gives a sentence for each place where they disagree. */
export function triangleFaults({ rulebooks, sources, tests, untested }: Triangle): string[] {
  const rules = rulesIn(rulebooks[0]);
  const refusals = sources.flatMap((file) => find(REFUSAL, file));
  const titles = tests.flatMap((file) => find(TEST_TITLE, file));
  const provoked = tests.flatMap((file) => find(PROVOKED, file));
  const comments = [...sources, ...tests].flatMap((file) => find(COMMENT, file));
  const reasons = untested.flatMap((file) => find(REASON, file));
  return [
    ...languageFaults(rulebooks),
    ...untestedFaults(rules, titles, reasons),
    ...refusalFaults(refusals, provoked),
    ...[...refusals, ...titles, ...provoked, ...comments, ...reasons]
      .filter(({ rule }) => !rules.includes(rule))
      .map(({ rule, where }) => `${where} cites ${rule}, which the rulebook does not have`),
  ];
}

/**
 * The rules by which these sources refuse something: those that an action names, and those that every game has (`playOf`). The
 * house's are nobody's here.
 */
export function refusingRules(sources: readonly Text[]): string[] {
  const named = sources.flatMap((file) => find(REFUSAL, file).map(({ rule }) => rule));
  const usual = sources.flatMap(({ text }) => [...text.matchAll(USUAL)].map(([, rule]) => rule));
  return [...new Set([...named, ...usual])].filter((rule) => rule !== undefined);
}

/** The rules that these lines excuse. */
export const excusedIn = (reasons: Text): string[] => find(REASON, reasons).map(({ rule }) => rule);

/** One mention of a rule. */
type Citation = { rule: string; where: string };

const RULE = String.raw`(?:\d+|H)\.\d+(?!\.?\d)`;
const RULES = String.raw`(${RULE}(?:\s*(?:,|to|and)\s*${RULE})*)`;
const QUOTE = '[\'"`]';

/** A numbered sentence of a rulebook: `**4.2** …` */
const SENTENCE = new RegExp(String.raw`^\*\*(${RULE})\*\*`, 'gm');

/** `rule: '4.2'` and `refuse('4.2'` */
const REFUSAL = new RegExp(String.raw`(?:\brule:|\brefuse\()\s*${QUOTE}${RULES}`, 'g');

/** `over: '11.3', turn: '3.2'`: the rules of `playOf`. */
const USUAL = new RegExp(String.raw`\b(?:over|turn|moment|due): ${QUOTE}(${RULE})`, 'g');

/** `it('4.2, 4.3 …`, also `test`, `describe` and `it.each(…)('4.2 …`; what is skipped or to do proves nothing. */
const TEST_TITLE = new RegExp(
  String.raw`(?:\b(?:it|test|describe)(?:\.(?:concurrent|sequential|only))?\(|\)\()\s*${QUOTE}${RULES}`,
  'g',
);

/** `refusedBy('4.2'` */
const PROVOKED = new RegExp(String.raw`\brefusedBy\(\s*${QUOTE}${RULES}`, 'g');

/** `// 4.2` and `/** 4.2, 4.3 …`, but not the `//` of an address. */
const COMMENT = new RegExp(String.raw`(?:(?<!:)\/\/|\/\*\*?)\s*${RULES}`, 'g');

/** `- 1.3: reason` */
const REASON = new RegExp(String.raw`^- ${RULES}: *\S`, 'gm');

function find(pattern: RegExp, { name, text }: Text): Citation[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const where = `${name}:${text.slice(0, match.index).split('\n').length}`;
    const rules = match[1]?.match(new RegExp(RULE, 'g')) ?? [];
    return rules.map((rule) => ({ rule, where }));
  });
}

/** The numbers that a rulebook has. */
export const rulesIn = (rulebook: Text): string[] => rulesOf(rulebook).map(({ rule }) => rule);

function rulesOf(rulebook: Text): Citation[] {
  return find(SENTENCE, rulebook);
}

function languageFaults([one, other]: readonly [Text, Text]): string[] {
  const [rules, otherRules] = [one, other].map((book) => rulesOf(book).map(({ rule }) => rule)) as [
    string[],
    string[],
  ];
  const lacking = [
    ...missing(rules, otherRules, one, other),
    ...missing(otherRules, rules, other, one),
  ];
  const twice = [...doubles(one), ...doubles(other)];
  if (lacking.length > 0 || twice.length > 0) return [...lacking, ...twice];
  const at = rules.findIndex((rule, i) => rule !== otherRules[i]);
  if (at < 0) return [];
  return [`${one.name} has ${rules[at]} where ${other.name} has ${otherRules[at]}: another order`];
}

function missing(rules: string[], otherRules: string[], one: Text, other: Text): string[] {
  return rules
    .filter((rule) => !otherRules.includes(rule))
    .map((rule) => `${rule} stands in ${one.name} but not in ${other.name}`);
}

function doubles(rulebook: Text): string[] {
  const seen = new Set<string>();
  return rulesOf(rulebook)
    .filter(({ rule }) => seen.size === seen.add(rule).size)
    .map(({ rule, where }) => `${where} gives the number ${rule} a second time`);
}

function untestedFaults(
  rules: readonly string[],
  titles: readonly Citation[],
  reasons: readonly Citation[],
): string[] {
  const tested = new Set(titles.map(({ rule }) => rule));
  const excused = new Set(reasons.map(({ rule }) => rule));
  return [
    ...rules
      .filter((rule) => !tested.has(rule) && !excused.has(rule))
      .map((rule) => `${rule} has no test and no written reason`),
    ...reasons
      .filter(({ rule }) => tested.has(rule))
      .map(({ rule, where }) => `${where} excuses ${rule}, which has a test`),
  ];
}

/** A rule is refused at one place only: then the test that provokes the number has been at that place. */
function refusalFaults(refusals: readonly Citation[], provoked: readonly Citation[]): string[] {
  const provokedRules = new Set(provoked.map(({ rule }) => rule));
  const places = Map.groupBy(refusals, ({ rule }) => rule);
  return [...places].flatMap(([rule, [first, ...others]]) => [
    ...(provokedRules.has(rule)
      ? []
      : [`${first?.where} refuses by ${rule}, which no test provokes`]),
    ...others.map(({ where }) => `${where} refuses by ${rule}, as ${first?.where} does already`),
  ]);
}
