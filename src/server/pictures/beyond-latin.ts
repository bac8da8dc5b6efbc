/** Letters that are in the second file of our fonts: Latin Extended without the few that French has. */
const BEYOND = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+/g;

/**
 * Names the family of each letter beyond Latin 1 in the texts of a drawing, since the renderer's own choice mixes weights
 * (`scripts/client/print.ts` gives that family its name).
 */
export function withFamilies(svg: string): string {
  return svg.replaceAll(
    /<text\b([^>]*)>([\s\S]*?)<\/text>/g,
    (whole, about: string, inner: string) => {
      if (inner.search(BEYOND) < 0) return whole;
      const families = /font-family="([^"]*)"/.exec(about)?.[1] ?? '';
      const family = families.replaceAll('Jost', 'Josx').replaceAll('Spectral', 'Spectrax');
      const named = inner.replaceAll(/(^|>)([^<]+)/g, (_, end: string, letters: string) => {
        const said = letters.replaceAll(
          BEYOND,
          (some) => `<tspan font-family="${family}">${some}</tspan>`,
        );
        return `${end}${said}`;
      });
      return `<text${about}>${named}</text>`;
    },
  );
}
