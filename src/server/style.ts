/** Ink on warm paper, an enamel sign for the house, a rail for each division. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #f5efe1; --rule: #8d8164; --ink: #1d2126; --ink-2: #454b51;
  --enamel: #12385b; --enamel-ink: #f7f3e8; --brass: #7d5510; --brass-wash: #f3dfae; --focus: #0a5bb8;
  --sign: "Jost Variable", Jost, Futura, "Century Gothic", system-ui, sans-serif;
  --text: Spectral, Georgia, "Times New Roman", serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12171d; --rule: #77808b; --ink: #f0e9da; --ink-2: #cbc4b4;
    --enamel: #1f5f95; --enamel-ink: #fff; --brass: #e0b055; --brass-wash: #44371c; --focus: #7ab6ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 var(--text); }
header, main, footer { max-width: 68ch; margin: 0 auto; padding: 16px 24px; }
header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between; }
h1, h2, h3, nav, .rule > a, .seats { font-family: var(--sign); }
h1 { margin: 0; padding: 4px 20px; border-radius: 7px; background: var(--enamel); color: var(--enamel-ink);
  font-size: 2rem; font-weight: 600; letter-spacing: .04em; box-shadow: inset 0 0 0 3px var(--enamel), inset 0 0 0 5px var(--enamel-ink); }
h2 { margin: 36px 0 8px; padding-top: 24px; border-top: 4px double var(--rule); font-size: 2rem; font-weight: 600; }
h3 { margin: 36px 0 8px; font-size: 1.5rem; font-weight: 600; }
ul { list-style: none; margin: 0; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px; margin: 0 -12px; }
nav .games { display: block; }
nav a, .games a { display: inline-block; min-height: 44px; padding: 10px 12px; }
a { color: var(--brass); }
a[aria-current] { color: var(--ink); text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.games { font-size: 1.1875rem; }
.seats { color: var(--ink-2); font-size: 1rem; }
.rule { margin: 12px 0; padding-left: 3.5rem; }
.rule > a { float: left; width: 3rem; margin-left: -3.5rem; text-align: right; text-decoration: none;
  font-variant-numeric: tabular-nums; font-weight: 600; }
.rule:target { background: var(--brass-wash); }
footer { color: var(--ink-2); font-size: .875rem; }
`;
