import { kindListingPaths, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { vatChargedPerMille } from '@blattwerk/schemas/shop/amounts/vat.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { pathIn } from '@blattwerk/schemas/shop/pages/story-paths.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';
import type { Site } from '../../sites/sites.ts';
import { localePrefix } from '../head/alternates.ts';
import type { PageRequest } from './asked.ts';

/** What a request says of its page before anything is fetched. */
export function pageDataOf({
  site,
  pathname,
  customerType,
  address,
  preview,
  editorOrigins,
  googleClientId,
  chatUrl,
  measurement,
  chargesSwissVat,
  asksForReviews,
  flagService,
  company,
}: PageRequest): PageData {
  const { language, currency } = localeTable[address.locale];
  return {
    channel: site.channel,
    country: site.country,
    locale: address.locale,
    language,
    currency,
    customerType,
    treatments: {},
    ...(flagService && { flagService }),
    isPreview: preview !== undefined,
    ...(googleClientId !== undefined && { googleClientId }),
    ...(chatUrl !== undefined && { chatUrl }),
    ...(asksForReviews && { asksForReviews }),
    measurement,
    ...(vatChargedPerMille(site.country, { oss: true, switzerland: chargesSwissVat }) === 0 && {
      isUntaxed: true,
    }),
    ...(preview && { preview: { storyId: preview.storyId, editorOrigins, ...(company && { company }) } }),
    ...(address.route.product && { listingPaths: listingsIn(site.channel, language) }),
    path: pathname,
    pathPrefix: address.pathPrefix,
    isDesktopApp: address.isDesktopApp,
    route: address.route,
    origin: site.origin,
    siteName: site.name,
    otherShop: homeOfOtherChannel(site, address.locale),
  };
}

/** Where listings are in a language; kinds without a page of their own are found among all products. */
function listingsIn(channel: Channel, language: Language): NonNullable<PageData['listingPaths']> {
  const own = productKinds.flatMap((kind) => {
    const path = kindListingPaths[kind][channel];
    return path === null ? [] : [[kind, pathIn(path, language)] as const];
  });
  return { all: pathIn('produkte', language), ...Object.fromEntries(own) };
}

function homeOfOtherChannel({ otherChannel: { channel, origin } }: Site, locale: Locale): string {
  return `${origin}${pageUrls({ channel, pathPrefix: localePrefix(locale) }).home}`;
}
