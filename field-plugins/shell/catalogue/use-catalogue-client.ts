import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useContext, useMemo } from 'react';
import { SettingsContext } from '../settings-context.ts';
import type { ShopChoice } from '../shop-choice.ts';

/** The back end lets pickers read from their own origin, but not as the person who sits in front of them. */
const withoutCookies: typeof fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' });

/** Asks the back end as pages of a shop do. */
export function useCatalogueClient({ channel, country, locale }: ShopChoice): WebApiClient {
  const { shop } = useContext(SettingsContext);
  return useMemo(
    () => createWebApiClient(shop, { channel, country, locale }, withoutCookies),
    [shop, channel, country, locale],
  );
}
