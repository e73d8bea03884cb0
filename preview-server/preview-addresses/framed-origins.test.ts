import { expect, test } from 'vitest';
import { createFramedOrigins } from './framed-origins.ts';
import type { PreviewAddress } from './preview-address.ts';

const at = (location: string): PreviewAddress => ({ kind: 'location', id: location, name: 'x', location });

test('each origin once, the shop not among them; without a database those of the last time', async () => {
  const answers: (readonly PreviewAddress[] | Error)[] = [
    new Error('away'),
    [
      { kind: 'shop', id: 'shop', name: null },
      at('https://a.example/x'),
      at('https://a.example/{{it.slug}}'),
    ],
    new Error('away'),
    [],
  ];
  const origins = createFramedOrigins(async () => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(await origins()).toEqual([]);
  expect(await origins()).toEqual(['https://a.example']);
  expect(await origins()).toEqual(['https://a.example']);
  expect(await origins()).toEqual([]);
});
