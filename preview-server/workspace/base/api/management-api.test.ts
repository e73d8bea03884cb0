import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createManagementApi } from './management-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A list of so many numbers, a hundred a page; later pages are answered first. */
function listing(total: number, isRefused: (page: number) => boolean = () => false) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/v1/spaces/1/numbers')) throw new TypeError('Failed to fetch');
    const page = Number(new URL(path, 'http://localhost').searchParams.get('page'));
    asked.push(page);
    if (page > 1) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        // All that are to be asked at once are there.
        if (waiting.length === Math.ceil(total / 100) - 1) for (const go of waiting.toReversed()) go();
      });
    }
    if (isRefused(page)) return new Response('["No."]', { status: 422 });
    const numbers = Array.from({ length: total }, (_, at) => at).slice((page - 1) * 100, page * 100);
    return new Response(JSON.stringify(numbers), { headers: { total: String(total) } });
  });
  return asked;
}

const api = createManagementApi(1, 'token', () => '');
const numbers = z.array(z.int());

test('pages after the first are asked for at once, and joined in their order', async () => {
  const asked = listing(450);
  const result = await api.all('/numbers', numbers);
  expect(result).toEqual({ ok: true, value: Array.from({ length: 450 }, (_, at) => at) });
  expect(asked.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('a list of one page is asked for once, an empty one, too', async () => {
  const asked = [listing(100), await api.all('/numbers', numbers), listing(0)];
  expect(asked[1]).toMatchObject({ ok: true });
  expect(await api.all('/numbers', numbers)).toEqual({ ok: true, value: [] });
  expect([asked[0], asked[2]]).toEqual([[1], [1]]);
});

test('a list of which a page is refused is none', async () => {
  listing(450, (page) => page === 4);
  expect(await api.all('/numbers', numbers)).toMatchObject({ ok: false });
});
