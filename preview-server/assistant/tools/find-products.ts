import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import * as z from 'zod';
import { away, clientOf, shopInput } from './shop-input.ts';
import { defineTool } from './tool.ts';

const pageSize = 24;

export const findProductsTool = defineTool({
  name: 'find_products',
  title: 'Find products',
  description:
    'Products of the catalogue with their formats (millimetres) and prices. A product field holds {"plugin":"blattwerk-product","version":1,"items":[{"kind","id"}]}. Never write a product that is not found here.',
  action: 'read',
  input: z.strictObject({
    words: z.string().trim().min(1).max(100).optional().describe('As a shopper types them, in German'),
    kinds: z.array(z.enum(productKinds)).max(productKinds.length).optional(),
    occasions: z.array(z.enum(occasionValues)).max(40).optional(),
    page: z.int().min(1).max(10_000).default(1),
    ...shopInput,
  }),
  async run({ words, kinds, occasions, page, ...shop }, { desk }) {
    const client = clientOf(desk, shop);
    if (!client) return away;
    const query = { page, pageSize, search: words, kinds, occasion: occasions };
    const answer = await client('GET /web-api/products', { query });
    if (!answer.ok) return { ok: false, sentence: answer.problem.detail };
    const { total, products, search } = answer.value;
    return {
      ok: true,
      value: {
        total,
        ...(search && { search }),
        products: products.map((product) => ({
          ...{ kind: product.kind, id: product.id, name: product.name, type: product.typeLabel },
          ...(product.themeId !== undefined && { themeId: product.themeId }),
          formats: product.formats,
          ...(product.priceFrom && { priceFrom: formatMoney(product.priceFrom, shop.locale) }),
          isAvailable: product.isAvailable,
        })),
      },
    };
  },
});

export const findThemesTool = defineTool({
  name: 'find_themes',
  title: 'Find themes',
  description:
    'Themes, families of designs that share a look. A theme field holds {"plugin":"blattwerk-theme","version":1,"themeId","designId"?}.',
  action: 'read',
  input: z.strictObject({
    words: z.string().trim().min(1).max(100).optional(),
    occasions: z.array(z.enum(occasionValues)).max(40).optional(),
    page: z.int().min(1).max(10_000).default(1),
    ...shopInput,
  }),
  async run({ words, occasions, page, ...shop }, { desk }) {
    const client = clientOf(desk, shop);
    if (!client) return away;
    const query = { page, pageSize, search: words, occasion: occasions };
    const answer = await client('GET /web-api/theme-groups', { query });
    if (!answer.ok) return { ok: false, sentence: answer.problem.detail };
    const themes = answer.value.groups.map(
      ({ themeId, name, designCount, isAvailable, designs, ...group }) => ({
        ...{ themeId, name, designCount, isAvailable, occasions: group.occasions },
        designs: designs.map(({ id, name: called, productType }) => ({
          id: String(id),
          name: called,
          productType,
        })),
      }),
    );
    return { ok: true, value: { total: answer.value.total, themes } };
  },
});
