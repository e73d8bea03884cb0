import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Adapter,
  type AppSession,
  type AuthHandlerParams,
  createInternalAdapter,
  refreshStoredAppSession,
} from '@storyblok/app-extension-auth';
import type { ToolSessions } from './tool-sessions.ts';

type Freshness = (id: string, req: IncomingMessage, res: ServerResponse) => Promise<AppSession | undefined>;

/**
 * Finds the session of a browser, with a token that still holds for a minute: the vendor's library renews it, and ends
 * the session when the CMS refuses that. Requests that come together renew it once.
 */
export function createFreshSessions(params: AuthHandlerParams, sessions: ToolSessions): Freshness {
  const underWay = new Map<string, Promise<AppSession | undefined>>();

  const fresh: Freshness = async (id, req, res) => {
    const stored = await sessions.find(id);
    const adapter = createInternalAdapter({ params, req, res, adapter: adapterFor(sessions, id) });
    return refreshStoredAppSession(params, adapter, stored);
  };
  return (id, req, res) => {
    const running = underWay.get(id);
    if (running) return running;
    const started = fresh(id, req, res).finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  };
}

/** The library's way to keep sessions elsewhere than in cookies. */
function adapterFor(sessions: ToolSessions, id: string): Adapter {
  return {
    getSession: () => sessions.find(id),
    hasSession: async () => (await sessions.find(id)) !== undefined,
    setSession: async ({ session }) => {
      await sessions.renew(id, session);
      return true;
    },
    removeSession: async () => {
      await sessions.close(id);
      return true;
    },
  };
}
