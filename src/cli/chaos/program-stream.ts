type Told = { event: string; number: string | undefined; data: unknown };

/** The house says every 25 seconds that it is there. Whoever hears nothing for longer comes again. */
const SILENCE_MS = 40_000;

/** What a stream of events tells, until it ends or is silent for too long. */
export async function* told({ body }: Response): AsyncGenerator<Told> {
  let text = '';
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const piece = await heard(reader?.read());
    if (piece === undefined) return;
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const said = text.slice(0, end);
      text = text.slice(end + 2);
      const [event, data] = [/^event: (.*)$/m.exec(said)?.[1], /^data: (.*)$/m.exec(said)?.[1]];
      if (event === undefined || data === undefined) continue;
      yield { event, number: /^id: (.*)$/m.exec(said)?.[1], data: JSON.parse(data) as unknown };
    }
  }
}

async function heard(
  read: Promise<{ value?: string | undefined; done: boolean }> | undefined,
): Promise<string | undefined> {
  const silent = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => silent.resolve(undefined), SILENCE_MS);
  const piece = await Promise.race([read, silent.promise]).finally(() => clearTimeout(timer));
  return piece?.value;
}
