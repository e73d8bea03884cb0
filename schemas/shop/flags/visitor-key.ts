/** The cookie that holds the key by which flags know a visitor: a random one, of nobody in particular. */
export const visitorKeyCookie = 'split-key';

const pair = new RegExp(`(?:^|;\\s*)${visitorKeyCookie}=([\\w-]{1,250})(?:;|$)`);

/** The visitor's key among a browser's cookies; undefined where there is none that can be one. */
export function readVisitorKey(cookies: string | undefined): string | undefined {
  return cookies?.includes(visitorKeyCookie) ? pair.exec(cookies)?.[1] : undefined;
}
