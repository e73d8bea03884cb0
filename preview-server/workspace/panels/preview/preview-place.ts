import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { PreviewChoice } from '../../../workspace-api/preview-choices.ts';
import type { Site } from '../../../workspace-api/workspace-config.ts';

/** Where the open page is previewed, and in which language of its content. */
export type PreviewPlace = {
  addressId: string;
  language: string;
  /** Which of the shop's hosts; undefined at any other address. */
  shopHost: string | undefined;
  /** As whom the shop is looked at; left out, as whom this browser is known there. */
  customer?: CustomerType;
};

/**
 * Place of a preview at an address; undefined for a page that the shop has no address for. Other pages know no
 * countries: of the site only its language counts there.
 */
export function previewPlace(
  { id, isShop }: PreviewChoice,
  site: Site | undefined,
): PreviewPlace | undefined {
  const language = site?.language ?? 'default';
  if (!isShop) return { addressId: id, language, shopHost: undefined };
  return site && { addressId: id, language, shopHost: new URL(site.origin).host };
}
