import { connect } from '@nats-io/transport-node';
import type { Connect } from './server-bus.ts';

/** How long a connection may take to be made, in milliseconds; how often one is asked whether it is still there. */
const [PATIENCE_MS, PING_MS] = [3000, 5000];

/** A house that shares its NATS with another has a name of its own behind the address: `nats://localhost:4222/name`. */
function subjectOf(url: string): string {
  const name = URL.parse(url)?.pathname.replace(/[^\w-]/g, '');
  return name ? `rotonde.${name}` : 'rotonde';
}

export function natsWire(url: string): Connect {
  const subject = subjectOf(url);
  const servers = url.replace(/^(nats:\/\/[^/]*)\/.*$/, '$1');
  return async (hear, lost) => {
    const connection = await connect({
      servers,
      name: 'rotonde',
      noEcho: true,
      timeout: PATIENCE_MS,
      pingInterval: PING_MS,
      maxPingOut: 2,
      // Whoever opened the bus opens another.
      reconnect: false,
    });
    void connection.closed().then(lost, lost);
    connection.subscribe(subject, {
      callback: (error, message) => (error ? lost() : hear(message.string())),
    });
    // Whoever has connected hears what is said from now on.
    await connection.flush();
    return {
      async send(texts) {
        for (const text of texts) connection.publish(subject, text);
      },
      close: () => (connection.isClosed() ? Promise.resolve() : connection.close()),
    };
  };
}
