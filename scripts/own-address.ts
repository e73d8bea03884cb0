import type { Environment } from './environment.ts';

const everyAddress: readonly string[] = ['0.0.0.0', '::'];

/** Where a server of this process answers it, whatever stands in front of it for everybody else. */
export function ownAddress({ HOST }: Pick<Environment, 'HOST'>, port: number): string {
  const host = everyAddress.includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${port}`;
}
