import { visitorKeyCookie } from './visitor-key-cookie.ts';

const pair = new RegExp(`(?:^|;\\s*)${visitorKeyCookie}=([\\w-]{1,250})(?:;|$)`);

/** The visitor's key among a browser's cookies; undefined where there is none that can be one. */
export function readVisitorKey(cookies: string | undefined): string | undefined {
  return cookies?.includes(visitorKeyCookie) ? pair.exec(cookies)?.[1] : undefined;
}
