import { setTimeout as pause } from 'node:timers/promises';

const management = { authorization: 'local-management', 'content-type': 'application/json' };

/** Publishes a page under a title that no page had before; says when the editor was answered, undefined where it failed. */
export async function publishTitle(
  workspace: string,
  { slug, title }: { slug: string; title: string },
): Promise<number | undefined> {
  const stories = `${workspace}/v1/spaces/100001/stories`;
  const read = async (url: string, init?: RequestInit) => {
    const response = await fetch(url, { headers: management, signal: AbortSignal.timeout(20_000), ...init });
    const text = await response.text();
    return response.ok ? JSON.parse(text) : undefined;
  };
  const listed = await read(`${stories}?with_slug=${slug}`);
  const id = listed?.stories[0]?.id;
  const found = await read(`${stories}/${id}`);
  if (found === undefined) return undefined;
  const content = { ...found.story.content, title };
  const saved = await read(`${stories}/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ story: { content }, publish: 1 }),
  });
  return saved === undefined ? undefined : performance.now();
}

/** Milliseconds until an address shows a text, asked again and again; undefined where it never came. */
export async function untilShown(
  address: string,
  text: string,
  { from, patienceMs }: { from: number; patienceMs: number },
): Promise<number | undefined> {
  while (performance.now() - from < patienceMs) {
    const body = await fetch(address, { signal: AbortSignal.timeout(5000) })
      .then((response) => response.text())
      .catch(() => '');
    if (body.includes(text)) return performance.now() - from;
    await pause(10);
  }
  return undefined;
}
