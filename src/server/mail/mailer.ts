import { createTransport } from 'nodemailer';
import type { Written } from './letters.ts';

/** Whoever takes letters from us. */
export type Mailer = {
  /** Rejects if it was not taken; `MailRefused` if it never will be. `id`: the same for one that is sent again. */
  send(to: string, id: string, written: Written): Promise<void>;
  close(): void;
};

/** The address, or the letter, is not taken, whenever it is tried. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** How long anything may take there. */
const PATIENCE_MS = 15_000;

/** `url`: `smtp://` or `smtps://user:password@host`; `from`: as in `Rotonde <rotonde@example.org>`. */
export function openMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'rotonde';
  return {
    async send(to, id, { images = [], ...written }) {
      try {
        await transport.sendMail({
          from,
          // As an address and nothing else: no list of several, no name.
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          ...written,
          attachments: images.map(({ name, type, bytes }) => ({
            cid: name,
            filename: name,
            contentType: type,
            contentDisposition: 'inline',
            content: Buffer.from(bytes),
          })),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        // Who it was for, and what it said, is nobody's to read.
        const { responseCode = 0, code = 'failed' } = error as {
          responseCode?: number;
          code?: string;
        };
        const words = `a letter was not taken: ${code} ${responseCode}`;
        throw responseCode >= 500 && responseCode < 600 ? new MailRefused(words) : new Error(words);
      }
    },
    close: () => transport.close(),
  };
}
