import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createManagementClient } from './management-client.ts';

const vendor = 'https://mapi.storyblok.com';
let sent: Request[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ story: {} });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many of eight requests to write have been sent at once, after one second, after two. */
async function sentBySecond(managementUrl: string, token: string): Promise<number[]> {
  const client = createManagementClient({ managementUrl, token, spaceId: 7 });
  const body = { story: { name: 'Hochzeit', slug: 'hochzeit' } };
  for (const method of ['post', 'put', 'delete', 'post', 'put', 'delete', 'post', 'put'] as const)
    void client[method]('/v1/spaces/7/stories', method === 'delete' ? {} : { body });
  await vi.advanceTimersByTimeAsync(10);
  const counts = [sent.length];
  for (let second = 0; second < 2; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    counts.push(sent.length);
  }
  return counts;
}

test('the vendor’s space is written to five times a second', async () => {
  expect(await sentBySecond(vendor, 'personal')).toEqual([5, 8, 8]);
  expect(sent[0]?.headers.get('authorization')).toBe('personal');
});

test('with an OAuth token it is three times a second', async () => {
  expect(await sentBySecond(vendor, 'Bearer oauth')).toEqual([3, 6, 8]);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer oauth');
});

test('the embedded space is not spared: it says itself when it is asked too often', async () => {
  expect(await sentBySecond('http://localhost:4000', 'personal')).toEqual([8, 8, 8]);
});
