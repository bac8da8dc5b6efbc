/** What a style sheet may not say. Pure: `scripts/styles.ts` reads the files. */

export type Fault = { line: number; reason: string };

/** Words of CSS that name a colour; not those that take one over (`currentColor`, `inherit`) or none (`transparent`). */
const NAMED =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  );

const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|(?<![\\w-])(?:(?:rgb|hsl)a?|hwb|(?:ok)?(?:lab|lch)|color)\\(|(?<![\\w-])(?:${NAMED})(?![\\w(-])`,
  'gi',
);

/** Here a word is the name of something else. */
const NAMES =
  /^(?:animation|animation-name|container|container-name|font-family|grid-area|will-change)$/;

/** Colours outside a token sheet: each has a name there, and one place to be changed. */
export function coloursIn(sheet: string): Fault[] {
  const bare = withoutTexts(sheet);
  return [...bare.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((declaration) => {
    const [all, property = '', value = ''] = declaration;
    if (NAMES.test(property)) return [];
    const start = declaration.index + all.length - value.length;
    return [...value.matchAll(COLOUR)].map(({ 0: colour, index }) => ({
      line: lineAt(bare, start + index),
      reason: `a colour comes from a token: ${colour}`,
    }));
  });
}

/** Queries other than the named ones, alone or joined by `and`, `not` and commas. */
export function queriesIn(sheet: string, names: readonly string[]): Fault[] {
  const bare = withoutTexts(sheet);
  const named = new RegExp(`\\(--(?:${names.join('|')})\\)`, 'g');
  return [...bare.matchAll(/@(media|custom-media)\s+([^{;]+)/g)].flatMap(
    ({ index, 1: rule, 2: query = '' }) => {
      const rest = query.replaceAll(named, '').replaceAll(/\b(?:and|not)\b|[\s(),]/g, '');
      if (rule === 'media' && rest === '') return [];
      const reason = `a query is one of those in src/ui/media.ts: ${query.trim()}`;
      return [{ line: lineAt(bare, index), reason }];
    },
  );
}

/** Properties that are used and have nothing to fall back on, but that no sheet and no component sets. */
export function unsetIn(sheet: string, isSet: (property: string) => boolean): Fault[] {
  const bare = withoutTexts(sheet);
  return [...bare.matchAll(/var\((--[\w-]+)\s*\)/g)].flatMap(({ index, 1: property = '' }) =>
    isSet(property)
      ? []
      : [{ line: lineAt(bare, index), reason: `nobody sets ${property}` } satisfies Fault],
  );
}

/** Comments and quoted texts as spaces, so that lines keep their numbers. */
function withoutTexts(sheet: string): string {
  return sheet.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|url\([^)]*\)/g, (text) =>
    text.replaceAll(/[^\n]/g, ' '),
  );
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
