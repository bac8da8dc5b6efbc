import type { FastifyRequest } from 'fastify';

/** Where people find this house: as it was told, or as they have asked. */
export const houseOf = (
  publicUrl: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicUrl?.replace(/\/+$/, '') ?? `${protocol}://${host}`;
