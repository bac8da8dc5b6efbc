import type { DeviceShown } from '#protocol/http/account.ts';

/** By what a browser says it is, the first that fits: most say they are several. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a device is called on its holder's list. Only these words are kept of what a browser says. */
export function deviceOf(agent: string | undefined, way: DeviceShown['way']): DeviceShown {
  const said = (agent ?? '').slice(0, 512);
  const first = (list: typeof BROWSERS): string =>
    list.find(([sign]) => sign.test(said))?.[1] ?? '';
  const isTablet = /\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(said);
  const isPhone = /\biPhone\b|\bMobile\b/.test(said);
  const kind = isTablet ? 'tablet' : isPhone ? 'phone' : 'computer';
  return { kind, browser: first(BROWSERS), system: first(SYSTEMS), way };
}
