/**
 * Before the first paint: the theme that was chosen here, and whether what the build has drawn is in the reader's language. A script of its own,
 * which the document waits for; so it imports nothing, and is short. `preferences.ts` keeps what it reads.
 */
{
  const kept = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const theme = kept('rotonde.theme');
  const night =
    theme === 'day' || theme === 'night'
      ? theme === 'night'
      : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset['theme'] = night ? 'night' : 'day';
  const language = kept('rotonde.language');
  if ((language === 'fr' || language === 'en') && language !== root.lang)
    root.dataset['undrawn'] = '';
}
