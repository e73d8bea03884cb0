/** An old address and where its page is now, as editors write them: paths below host and language, `/alt/` to `/neu/`. */
type RedirectEntry = { from: string; to: string };

type RefusedRedirect = { from: string; reason: string };

export type Redirects = {
  /** From path to path, in small letters without outer slashes; every target is final. */
  targets: ReadonlyMap<string, string>;
  refused: readonly RefusedRedirect[];
};

const pathPattern = /^\/(?!\/)[\p{L}\p{N}/._~-]*$/u;

/** The slug of the datasource that holds a channel's old addresses. */
export function redirectsSlug(channel: string): string {
  return `redirects-${channel}`;
}

/**
 * Checks a table of old addresses and follows chains to their ends. Refused are: paths that are none, the home page as
 * an old address, an address that leads to itself, and every address of a loop.
 */
export function readRedirects(entries: readonly RedirectEntry[]): Redirects {
  const steps = new Map<string, string>();
  const refused: RefusedRedirect[] = [];
  for (const { from, to } of entries) {
    const path = plain(from);
    const reason = reasonAgainst(from, to, steps.has(path));
    if (reason === undefined) steps.set(path, plain(to));
    else refused.push({ from, reason });
  }
  const targets = new Map<string, string>();
  for (const from of steps.keys()) {
    const target = endOf(steps, from);
    if (target === undefined) refused.push({ from: `/${from}`, reason: 'It leads into a loop.' });
    else targets.set(from, target);
  }
  return { targets, refused };
}

function reasonAgainst(from: string, to: string, isKnown: boolean): string | undefined {
  if (!pathPattern.test(from) || plain(from) === '') return 'The old address must be a path such as /alt/.';
  if (!pathPattern.test(to)) return 'The new address must be a path of the shop such as /neu/.';
  return isKnown ? 'The old address is listed twice.' : undefined;
}

function endOf(steps: ReadonlyMap<string, string>, from: string): string | undefined {
  const seen = new Set([from]);
  let path = from;
  for (let next = steps.get(path); next !== undefined; next = steps.get(path)) {
    if (seen.has(next)) return undefined;
    seen.add(next);
    path = next;
  }
  return path;
}

/** As addresses are compared: without outer slashes, in small letters. */
function plain(path: string): string {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .join('/');
}
