import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';

/** An address that is spelled otherwise than its page leads to the right spelling. */
export async function resolveRedirect({ request, page }: Asked): Promise<LoadedPage | typeof notMine> {
  const { redirect } = request.address;
  if (redirect === undefined) return notMine;
  const outcome = { kind: 'redirect', location: redirect } as const;
  return { content: { page, settings: undefined, outcome }, isComplete: true };
}
