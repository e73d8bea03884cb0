import type { Environment } from './environment.ts';

const everyAddress: readonly string[] = ['0.0.0.0', '::'];

/** Address at which this process reaches a server of its own, past any proxy in front. */
export function ownAddress({ HOST }: Pick<Environment, 'HOST'>, port: number): string {
  const host = everyAddress.includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${port}`;
}
