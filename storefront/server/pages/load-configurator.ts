import { kindFacts, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { configuratorPaths } from '@blattwerk/schemas/shop/pages/routes.ts';
import { askProductDetail } from '../../page/product/ask-product-detail.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import type { PageData } from '../../page/request/page-data.ts';
import { pageUrls } from '../../page/request/page-urls.ts';
import { type LoadedPage, onlySettings, type PageRequest, type Sources } from './load-page.ts';
import { ownTitle } from './program-head.ts';

/** The start of a configurator: which design will open, and how it was chosen. Never found by search engines. */
export async function loadConfigurator(
  { address, query }: PageRequest,
  page: PageData,
  { source, shopData }: Sources,
): Promise<LoadedPage> {
  const { configurator } = address.route;
  const [settings, design] = await Promise.all([
    source
      .published(`${channelTable[page.channel].contentFolder}/settings`, page.language)
      .then(onlySettings),
    findDesign({ address, query }, page, shopData),
  ]);
  const name = design?.product.name;
  return {
    content: {
      page,
      settings: settings.ok ? settings.value.story : undefined,
      outcome: {
        kind: 'configurator',
        design,
        head: {
          title: name === undefined ? ownTitle('configurator', page) : `${name} | ${page.siteName}`,
          description: '',
          robots: 'noindex,nofollow',
          canonical: `${page.origin}${pageUrls(page).to(configurator ? configuratorPaths[configurator] : '')}`,
          images: [],
          alternates: [],
          structuredData: [],
        },
      },
    },
    isComplete: settings.ok,
  };
}

/** The design the address names, if it is sold here and designed in this configurator. */
async function findDesign(
  { address, query }: Pick<PageRequest, 'address' | 'query'>,
  page: PageData,
  shopData: Sources['shopData'],
): Promise<SoldProduct | undefined> {
  const id = query.get('design') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const kinds = productKinds.filter((kind) => kindFacts[kind].configurator === address.route.configurator);
  for (const kind of kinds) {
    const { data } = await shopData.answer(askProductDetail({ kind, id }, query), { page, query });
    if (data?.state === 'sold') return data;
  }
  return undefined;
}
