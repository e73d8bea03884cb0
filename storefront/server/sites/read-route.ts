import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { readProductPath } from '@blattwerk/schemas/products/product-paths.ts';
import { eventChannels } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { nonContentPageOf } from '@blattwerk/schemas/shop/pages/non-content-paths.ts';
import { pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';
import { configuratorKinds, configuratorPaths } from '@blattwerk/schemas/shop/pages/routes.ts';
import { pathIn, storyPath } from '@blattwerk/schemas/shop/pages/story-paths.ts';
import { type PageRoute, programs } from '../../page/request/page-data.ts';

export type NamedRoute = {
  route: PageRoute;
  /** How the address is spelled in the language: `products` is `produkte` in German. */
  path: string;
  /** The story shown, below the channel's folder. */
  slug: string;
};

/** Routes with a name of their own whose page is a story; `/products` and `/wishlist` are the English spellings. */
const namedStories: Readonly<Partial<Record<string, 'products' | 'wishlist'>>> = {
  produkte: 'products',
  merkzettel: 'wishlist',
};

const orderNumber = /^\d{4}-\d{6}$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The named route of a path without prefixes and outer slashes (specification, section 2). */
export function readRoute(channel: Channel, language: Language, path: string): NamedRoute {
  const [first = '', number = ''] = path.split('/', 2);
  const page = nonContentPageOf(first);
  if (page === 'order' && path === `${first}/${number}` && orderNumber.test(number)) {
    const own = `${pagePaths[language].order}/${number}`;
    return { route: { name: 'slug', program: 'order', orderNumber: number }, path: own, slug: own };
  }
  const hasEvents = eventChannels.includes(channel);
  const event = page === 'events' && hasEvents ? readEvent(path.split('/').slice(1)) : undefined;
  if (event) {
    const own = [pagePaths[language].events, ...path.split('/').slice(1)].join('/');
    return { route: { name: 'slug', program: 'events', event }, path: own, slug: own };
  }
  const program = path === first ? programs.find((one) => one === page) : undefined;
  if (program && program !== 'order' && (hasEvents || (program !== 'events' && program !== 'reply'))) {
    const own = pagePaths[language][program];
    return { route: { name: 'slug', program }, path: own, slug: own };
  }
  if (path === 'sitemap') return { route: { name: 'sitemap' }, path, slug: path };
  const named = namedStories[storyPath(path)];
  if (named && (named !== 'wishlist' || channelTable[channel].hasWishlist)) {
    const slug = storyPath(path);
    return { route: { name: named }, path: pathIn(slug, language), slug };
  }
  const theme = /^themes\/([1-9]\d{0,8})$/.exec(path);
  if (theme) return { route: { name: 'themes-id', themeId: Number(theme[1]) }, path, slug: 'themes' };
  const configurator = configuratorKinds.find((kind) => configuratorPaths[kind] === `/${path}`);
  if (configurator) return { route: { name: 'slug', configurator }, path, slug: path };
  const product = readProductPath(path);
  if (product) return { route: { name: 'slug', product }, path, slug: kindFacts[product.kind].page.segment };
  if (path === '' || path === 'home') return { route: { name: 'slug' }, path: '', slug: 'home' };
  const slug = storyPath(path);
  return { route: { name: 'slug' }, path: pathIn(slug, language), slug };
}

/** `<event>`, `<event>/edit`, `<event>/list`, `<event>/<guest>`. */
function readEvent([id = '', page, ...more]: string[]): PageRoute['event'] {
  if (!uuid.test(id) || more.length > 0) return undefined;
  if (page === undefined) return { id };
  if (page === 'edit' || page === 'list') return { id, page };
  return uuid.test(page) ? { id, page: { guest: page } } : undefined;
}
