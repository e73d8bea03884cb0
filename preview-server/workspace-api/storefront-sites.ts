import { channels, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { contentLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import { countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { countryLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { ChannelConfig, Site } from './workspace-config.ts';

/** Every address the storefront answers at: a host per channel and country below the base origin. */
export function storefrontSites(storefrontOrigin: string): ChannelConfig[] {
  return channels.map((channel) => ({
    id: channel,
    label: channelTable[channel].label,
    folder: channelTable[channel].contentFolder,
    hasTrailingSlash: channelTable[channel].hasTrailingSlash,
    sites: countries.flatMap((country) =>
      countryLocales[country].map((locale): Site => {
        const { language, hostPrefix, pathPrefix } = localeTable[locale];
        return {
          locale,
          country,
          language: contentLanguage(language),
          origin: originOf(storefrontOrigin, [hostPrefix, channelTable[channel].hostPrefix]),
          pathPrefix,
        };
      }),
    ),
  }));
}

function originOf(base: string, labels: readonly string[]): string {
  const url = new URL(base);
  url.hostname = [...labels, url.hostname].filter(Boolean).join('.');
  return url.origin;
}
