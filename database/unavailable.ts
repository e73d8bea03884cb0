/** Of the network, on the way to a PostgreSQL server. */
const networkCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATEs of a server that cannot do now what it can do at other times: connection failures (08), a disk, memory or
 * connections that are used up (53), an operator who stops it or a statement that takes too long (57), a failing disk
 * (58), and a standby that takes no changes (25006).
 */
const stateOfServer = /^(08...|53...|57...|58...|25006)$/;

/** What node-postgres says without a code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/**
 * Why the database cannot be used at the moment, as one word or sentence for a log; `undefined` for any other error,
 * which is a fault of the query. The same query may succeed a moment later.
 */
export function unavailableReason(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    if (networkCodes.has(code) || stateOfServer.test(code)) return code;
    if (messages.test(at.message)) return at.message;
  }
  return undefined;
}
