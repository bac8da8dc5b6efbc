/** A device that has a sheet to share with. What it was given stands at the document; a name of an error there is thrown. */
export function shareHere(): void {
  const told = (): DOMStringMap => document.documentElement.dataset;
  const share = async ({ title, text, url = '', files = [] }: ShareData): Promise<void> => {
    const wish = told()['shared'] ?? '';
    if (wish.endsWith('Error')) {
      told()['shared'] = 'refused';
      throw new DOMException('', wish);
    }
    told()['shared'] = [title ?? text, url, files.map((file) => `${file.name} ${file.type}`)].join(
      ', ',
    );
  };
  Object.assign(navigator, {
    share,
    canShare: ({ files = [] }: ShareData) => files.every(({ size }) => size > 0),
  });
}
