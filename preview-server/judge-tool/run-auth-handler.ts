import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import {
  type AppSession,
  type AuthHandlerParams,
  authHandler,
  createCookieAdapter,
  isAppSession,
} from '@storyblok/app-extension-auth';

export type AuthOutcome =
  /** On to the CMS, which asks the editor; the cookie ties its answer to this browser. */
  | { kind: 'redirect'; location: string; cookies: string[] }
  | { kind: 'connected'; session: AppSession; cookies: string[] }
  | { kind: 'refused' };

/**
 * Lets the vendor's library answer a request of the OAuth flow, and reads what it answered. The library throws where a
 * callback lacks its space or names one it does not know, and would keep the session with its tokens in a cookie: it
 * answers into a response that is sent to no one, and nothing of it leaves but what is picked here.
 */
export async function runAuthHandler(
  params: AuthHandlerParams,
  request: IncomingMessage,
): Promise<AuthOutcome> {
  const answer = new ServerResponse(request);
  // With a header set before, what the library passes to `writeHead` can be read back.
  answer.setHeader('Cache-Control', 'no-store');
  try {
    // Its type promises nothing, and it answers a promise.
    await Promise.resolve().then(() => authHandler(params)(request, answer));
  } catch {
    return { kind: 'refused' };
  }
  const location = answer.getHeader('Location');
  if (typeof location !== 'string' || location.startsWith(params.errorCallback ?? '/'))
    return { kind: 'refused' };
  const cookies = [answer.getHeader('Set-Cookie') ?? []].flat().map(String);
  if (!location.startsWith(params.successCallback ?? '/')) return { kind: 'redirect', location, cookies };
  const session = await sessionIn(params, location, cookies);
  return session
    ? { kind: 'connected', session, cookies: cookies.filter((cookie) => !isSession(cookie)) }
    : { kind: 'refused' };
}

/** `285:7:sb.auth=…`: a space, a user and the library's name for its cookie. */
const isSession = (cookie: string): boolean => /^\d+:\d+:sb\.auth=/.test(cookie);

/** The session out of the cookie that the library has just signed, read by the library itself. */
async function sessionIn(
  { clientId, clientSecret }: AuthHandlerParams,
  location: string,
  cookies: readonly string[],
): Promise<AppSession | undefined> {
  const query = new URL(location, 'https://tool.invalid').searchParams;
  const [spaceId, userId] = [query.get('space_id'), query.get('user_id')];
  if (spaceId === null || userId === null) return undefined;
  const req = new IncomingMessage(new Socket());
  req.headers.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const res = new ServerResponse(req);
  const session = await createCookieAdapter({ clientSecret }).getSession({
    req,
    res,
    clientId,
    spaceId,
    userId,
  });
  return isAppSession(session) ? session : undefined;
}
