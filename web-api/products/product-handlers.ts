import type { catalogueFactsEndpoints } from '@blattwerk/schemas/web-api/catalogue/facts-endpoints.ts';
import { parseProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { productEndpoints } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { themeGroupEndpoints } from '@blattwerk/schemas/web-api/catalogue/theme-groups.ts';
import type { BackEnd } from '../back-end.ts';
import { createStems } from '../catalogue/search/stems.ts';
import { createBuyers } from '../customers/buyer.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound } from '../http/problems.ts';
import { createFactsAnswer } from './facts-answer.ts';
import { chosenProducts, listProducts } from './list-products.ts';
import { productView } from './product-view.ts';
import { similarProducts } from './similar-products.ts';
import { themeGroup } from './theme-group.ts';
import { listThemeGroups } from './theme-groups.ts';

type Names =
  | keyof typeof productEndpoints
  | keyof typeof themeGroupEndpoints
  | keyof typeof catalogueFactsEndpoints;

export function productHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { database, flags, products } = backEnd;
  const buyerOf = createBuyers(backEnd);
  const stems = createStems(database);
  const factsAnswer = createFactsAnswer();
  return {
    'GET /web-api/products': async ({ query, shop, visitor }) => ({
      ok: true,
      value: await listProducts(await products.current(), stems, query, await buyerOf(shop, visitor)),
    }),
    'GET /web-api/products/chosen': async ({ query, shop, visitor }) => ({
      ok: true,
      value: chosenProducts(await products.current(), query, await buyerOf(shop, visitor)),
    }),
    'GET /web-api/products/similar': async ({ query, shop, visitor }) => {
      const catalogue = await products.current();
      const reference = parseProductReference(query.product);
      const subject = reference && catalogue.product(reference);
      if (!subject) return { ok: false, problem: notFound(`There is no product ${query.product}.`) };
      const buyer = await buyerOf(shop, visitor);
      const similar = similarProducts(catalogue, subject, buyer, query.count);
      return { ok: true, value: { products: similar.map((product) => productView(product, buyer)) } };
    },
    'GET /web-api/theme-groups': async ({ query, shop, visitor }) => {
      const { themes } = await products.current();
      const value = await listThemeGroups(themes, stems, query, await buyerOf(shop, visitor));
      return { ok: true, value };
    },
    'GET /web-api/theme-groups/{id}': async ({ params, shop, visitor }) => {
      const theme = (await products.current()).themes.theme(params.id);
      if (!theme) return { ok: false, problem: notFound(`There is no theme ${params.id}.`) };
      return { ok: true, value: themeGroup(theme, await buyerOf(shop, visitor)) };
    },
    'GET /web-api/catalogue-facts': async () => factsAnswer(await products.fresh(), await flags.known()),
  };
}
