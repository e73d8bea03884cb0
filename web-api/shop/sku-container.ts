import { parseSizedSku } from '@blattwerk/schemas/shop/accessories/sized-skus.ts';
import type { Reply } from '../http/handler.ts';
import { unprocessable } from '../http/problems.ts';

/** Type and size of each envelope or inlay; one unreadable number refuses all, so that none is missed. */
export function skuContainer(skus: readonly string[]): Reply<'GET /web-api/sku/container'> {
  const read = skus.map((sku) => ({ sku, sized: parseSizedSku(sku) }));
  const errors = read.flatMap(({ sized }, index) =>
    sized
      ? []
      : [
          {
            in: 'query' as const,
            path: ['sku', index],
            message: 'Write an envelope or inlay such as envelope-pointed-162x114 or inlay-142x104.',
          },
        ],
  );
  if (errors.length > 0)
    return { ok: false, problem: unprocessable('Not every number is one of an envelope or inlay.', errors) };
  const items = read.flatMap(({ sku, sized }) => (sized ? [{ sku, ...sized }] : []));
  return { ok: true, value: { items } };
}
