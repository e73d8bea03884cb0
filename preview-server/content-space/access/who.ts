import type { IncomingMessage } from 'node:http';
import type { Role } from '../../roles/roles.ts';

/** Who asks: all who hold the management token are one user, members are themselves. */
export type Who =
  | { kind: 'token' }
  | {
      kind: 'member';
      id: string;
      number: number;
      name: string;
      email: string;
      role: Role;
      sessionId: string;
    };

const known = new WeakMap<IncomingMessage, Who>();

/** Notes who a request comes from, once that is proven. */
export const noteWho = (request: IncomingMessage, who: Who): void => void known.set(request, who);

/** Who a request comes from that was let pass; undefined before. */
export const whoOf = (request: IncomingMessage): Who | undefined => known.get(request);

/** The management token may do everything. */
export const roleOf = (who: Who): Role => (who.kind === 'token' ? 'administrator' : who.role);
