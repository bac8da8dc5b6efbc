/** The first letter of a name, or the first picture, whole. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? '').toUpperCase();
}
