import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const self = ["'self'"];
const nothing = ["'none'"];

/** Nothing on our pages comes from elsewhere, and no other site shows them in a frame. */
export async function setHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'data:'],
        connectSrc: self,
        workerSrc: self,
        objectSrc: nothing,
        baseUri: nothing,
        formAction: nothing,
        frameAncestors: nothing,
      },
    },
    // A table's address lets people in: it is told to nobody.
    referrerPolicy: { policy: 'no-referrer' },
    // Whether this name is reached by TLS alone is for the proxy that speaks it to say.
    strictTransportSecurity: false,
  });
}
