import type { Database } from '@blattwerk/database/database.ts';
import { editors } from '@blattwerk/database/tables/editors.ts';
import { eq } from 'drizzle-orm';
import type { Request, RequestHandler, Response } from 'express';
import { type Action, actionTable, may, roles } from '../../roles/roles.ts';
import type { AccountKeeper } from './account-keeper.ts';
import { isSameSecret } from './same-secret.ts';
import { noteWho, roleOf, type Who, whoOf } from './who.ts';

type GateParts = {
  managementToken: string;
  /** Where editors have accounts. */
  members?: { database: Database; keeper: Pick<AccountKeeper, 'session'> } | undefined;
};

/** Whom a cookie is believed of: a page of the workspace, or also who opens an address that only shows something. */
type Asker = 'own page' | 'anyone who opens it';

export type Gate = {
  /** Who asks, by the management token or, where there are accounts, by a member's session. */
  identify(request: Request, from?: Asker): Promise<Who | undefined>;
  /** Lets a request pass whose sender may do that; 401 for strangers, 403 with a sentence for other roles. */
  require(action: Action | ((request: Request) => Action)): RequestHandler;
};

export function createGate({ managementToken, members }: GateParts): Gate {
  async function member(request: Request): Promise<Who | undefined> {
    if (!members) return undefined;
    const { database, keeper } = members;
    const session = await keeper.session(database, request.headers.cookie);
    if (!session) return undefined;
    const [row] = await database.select().from(editors).where(eq(editors.id, session.editorId));
    const role = roles.find((each) => each === row?.role);
    if (!row || !role) return undefined;
    const { id, number, name, email } = row;
    return { kind: 'member', id, number, name, email, role, sessionId: session.sessionId };
  }

  async function identify(request: Request, from: Asker = 'own page'): Promise<Who | undefined> {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    // A request that names a token is judged by it: a wrong one is refused, even a member’s.
    const who =
      given === ''
        ? await (from !== 'own page' || isOwnPage(request) ? member(request) : undefined)
        : isSameSecret(given, managementToken)
          ? ({ kind: 'token' } as const)
          : undefined;
    if (who) noteWho(request, who);
    return who;
  }

  return {
    identify,
    require: (action) => async (request, response, next) => {
      const who = await identify(request);
      if (!who) {
        response.status(401).json({ error: 'Unauthorized' });
        return;
      }
      const needed = typeof action === 'function' ? action(request) : action;
      if (may(roleOf(who), needed)) next();
      else refuseAction(response, needed);
    },
  };
}

/**
 * A cookie proves who asks, not that they meant it: publishing is a GET, and a link in an e-mail would do it.
 * Browsers say truly which page asks.
 */
const isOwnPage = ({ headers }: Request): boolean => headers['sec-fetch-site'] === 'same-origin';

/** Whether the sender of a request that was let pass may do something besides. */
export function mayAlso(request: Request, action: Action): boolean {
  const who = whoOf(request);
  return who !== undefined && may(roleOf(who), action);
}

/** Says in a sentence that a role may not do something; the action is named for the workspace, which says it in its language. */
export function refuseAction(response: Response, action: Action): void {
  response.status(403).json({ error: actionTable[action].refusal, action });
}
