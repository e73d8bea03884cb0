import { channels, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { countryTable } from '@blattwerk/schemas/shop/markets/countries.ts';
import { contentLanguage, languageLabels } from '@blattwerk/schemas/shop/markets/languages.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.ts';
import type { ChannelConfig, Site } from './workspace-config.ts';

/** Every address the storefront answers at: a host per channel and country below the base origin. */
export function storefrontSites(storefrontOrigin: string): ChannelConfig[] {
  return channels.map((channel) => ({
    id: channel,
    label: channelTable[channel].label,
    folder: channelTable[channel].contentFolder,
    hasTrailingSlash: channelTable[channel].hasTrailingSlash,
    sites: Object.entries(countryTable).flatMap(([country, { label, locales }]) =>
      locales.map((locale): Site => {
        const { language, hostPrefix, pathPrefix } = localeTable[locale];
        return {
          locale,
          country,
          countryLabel: label,
          language: contentLanguage(language),
          languageLabel: languageLabels[language],
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
