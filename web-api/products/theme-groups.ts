import { designTypes } from '@blattwerk/schemas/products/kind-lists.ts';
import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import type { ThemeGroup } from '@blattwerk/schemas/web-api/catalogue/theme-groups.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { Selection } from '../catalogue/listing/facet-index.ts';
import { nameIn } from '../catalogue/name-in.ts';
import { search as searchIn } from '../catalogue/search/search.ts';
import type { Stems } from '../catalogue/search/stems.ts';
import type { Buyer } from '../customers/buyer.ts';
import { bitOf } from '../sold/market-mask.ts';
import { filterOf } from './filter-view.ts';
import { groupDesign } from './group-design.ts';
import { defaultPageSize } from './list-products.ts';
import { saleKey } from './sale-key.ts';
import { isDrawnForItself, type Theme, type ThemeCatalogue } from './theme-catalogue.ts';

/** Designs that stand for their theme in lists. */
const shownDesigns = 6;

/** One page of the themes that have designs of the kinds asked for, those the shop sells before all others. */
export async function listThemeGroups(
  themes: ThemeCatalogue,
  stems: Stems,
  { types, occasion = [], style = [], search, sort = 'sort', page = 1, pageSize = defaultPageSize }: Query,
  shop: Buyer,
): Promise<AnswerOf<'GET /web-api/theme-groups'>> {
  const kinds: readonly string[] = types && types.length > 0 ? types : designTypes;
  const searched =
    search === undefined
      ? undefined
      : await searchIn(themes.searchIndex, { text: search, language: shop.language }, stems);
  const offset = (page - 1) * pageSize;
  const find = (further: Selection, from: number, limit: number) =>
    themes.index.find({
      selection: { type: kinds, occasion, style, ...further },
      sorting: sort,
      offset: from,
      limit,
      ...(searched && { only: searched.only, ...(sort === 'sort' && { first: searched.first }) }),
    });
  const found = find({}, 0, 0);
  const sold = find({ sale: [saleKey(shop)] }, offset, pageSize);
  const left = pageSize - sold.ids.length;
  const unsold = left > 0 ? find({ lack: [saleKey(shop)] }, Math.max(offset - sold.total, 0), left).ids : [];
  return {
    total: found.total,
    page,
    pageSize,
    groups: [...sold.ids, ...unsold].flatMap((id) => {
      const theme = themes.theme(id);
      return theme ? [groupOf(theme, kinds, shop)] : [];
    }),
    filters: [
      filterOf('occasion', found.counts.get('occasion'), occasion, shop.language),
      filterOf('style', found.counts.get('style'), style, shop.language),
    ],
  };
}

type Query = QueryOf<'GET /web-api/theme-groups'>;

function groupOf(theme: Theme, kinds: readonly string[], shop: Buyer): ThemeGroup {
  const designs = theme.designs.filter(
    (product) => kinds.includes(product.kind) && isDrawnForItself(product),
  );
  return {
    themeId: theme.id,
    name: nameIn(theme.name, shop.language, theme.designs[0]?.design),
    designCount: designs.length,
    occasions: [...theme.occasions],
    isAvailable: (theme.available[shop.customerType] & bitOf(marketOf(shop))) !== 0,
    designs: designs.slice(0, shownDesigns).map((product) => groupDesign(product, shop)),
  };
}
