import type { RunningBackEnd } from './running-back-end.ts';

export type Browser = {
  /** Asks with the cookies of earlier answers, from an address of its own, as JSON when there is a body. */
  ask(
    path: string,
    init?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
  cookies: Map<string, string>;
};

let addresses = 0;

/**
 * A visitor: keeps cookies and has an address of its own.
 * @param shop headers of another shop than the one that tests visit
 */
export function openBrowser(
  backEnd: Pick<RunningBackEnd, 'ask'>,
  shop: Readonly<Record<string, string>> = {},
): Browser {
  addresses += 1;
  const address = `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
  const cookies = new Map<string, string>();
  return {
    cookies,
    async ask(path, { method, body, headers } = {}) {
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const response = await backEnd.ask(path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: {
          'x-forwarded-for': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...shop,
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) keep(cookies, line);
      return response;
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split('=', 2);
  if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
