import { type Channel, channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { BackEnd } from '../back-end.ts';
import { createAuth } from './auth.ts';

type Session = { user: Awaited<ReturnType<typeof readUser>>; sessionId: string | null };

type Auth = ReturnType<typeof createAuth>;

export type Sessions = {
  authOf(channel: Channel): Auth;
  /** The customer of this request's session; the channel's own cookie counts. */
  read(channel: Channel, headers: Headers): Promise<Session>;
  /** The same, and renews a session that is used; the cookies are to be passed on, else the browser's own ends before it. */
  renew(channel: Channel, headers: Headers): Promise<Session & { cookies: string[] }>;
  /** Ends it; the cookies take the browser's own away. */
  end(channel: Channel, headers: Headers): Promise<string[]>;
};

export function createSessions({ config, database }: BackEnd): Sessions {
  const auths = new Map(
    channels.map((channel) => [channel, createAuth({ queries: database, channel, config })]),
  );
  const authOf = (channel: Channel) => {
    const auth = auths.get(channel);
    if (!auth) throw new Error(`There are no sessions for ${channel}.`);
    return auth;
  };
  return {
    authOf,
    async read(channel, headers) {
      const found = await authOf(channel).api.getSession({
        headers: cookiesOf(headers),
        query: { disableRefresh: true },
      });
      return { user: found?.user, sessionId: found?.session.id ?? null };
    },
    async renew(channel, headers) {
      const { response, headers: answered } = await authOf(channel).api.getSession({
        headers: cookiesOf(headers),
        returnHeaders: true,
      });
      return {
        user: response?.user,
        sessionId: response?.session.id ?? null,
        cookies: answered.getSetCookie(),
      };
    },
    async end(channel, headers) {
      const { headers: answered } = await authOf(channel).api.signOut({
        headers: cookiesOf(headers),
        returnHeaders: true,
      });
      return answered.getSetCookie();
    },
  };
}

async function readUser(auth: Auth) {
  return (await auth.api.getSession({ headers: new Headers() }))?.user;
}

/** All that better-auth is told of a request: neither address nor browser. */
function cookiesOf(headers: Headers): Headers {
  const cookie = headers.get('cookie');
  return new Headers(cookie === null ? {} : { cookie });
}
