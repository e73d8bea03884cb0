import { customerTypeSchema } from '@blattwerk/schemas/shop/visitors/customer-type-schema.ts';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { PreviewAddress } from '../preview-addresses/preview-address.ts';
import type { PreviewChoice } from './preview-choices.ts';
import { type PreviewedStory, previewUrl } from './preview-url.ts';
import type { ChannelConfig } from './workspace-config.ts';

export type PreviewSource = {
  spaceId: number;
  /** Secret of the preview signature; the storefront knows the same one. */
  previewToken: string;
  channels: readonly ChannelConfig[];
  /** Where the space's pages are previewed, the default first. */
  previewAddresses(): Promise<readonly PreviewAddress[]>;
  findStory(id: number): Promise<PreviewedStory | undefined>;
};

const previewQuery = z.object({
  story: z.coerce.number().int().positive(),
  language: z.string().max(10).default('default'),
  /** Id of a preview address. */
  address: z.string().max(200).default('shop'),
  /** The shop's host, for previews there. */
  host: z.string().max(255).optional(),
  /** The shop as it will be on a day, for previews there. */
  day: z.iso.date().optional(),
  /** The release whose drafts are shown. */
  release: z.coerce.number().int().positive().optional(),
  /** As whom the shop is looked at. */
  customer: customerTypeSchema.optional(),
});

/** Where pages are previewed, and the signed address of a draft there. */
export function previewRouter(source: PreviewSource, guard: RequestHandler): Router {
  const router = Router();

  router.get('/workspace/preview-addresses', guard, async (_request, response) => {
    const addresses = (await source.previewAddresses()).map(
      ({ id, name, kind }): PreviewChoice => ({ id, name, isShop: kind === 'shop' }),
    );
    response.set('Cache-Control', 'no-store').json({ addresses });
  });

  router.get('/workspace/preview-url', guard, async (request, response) => {
    const query = previewQuery.safeParse(request.query);
    if (!query.success) {
      response.status(400).json({
        error: 'Give a story id, a language, a preview address and, if you like, a day such as 2026-12-24.',
      });
      return;
    }
    const { story: id, language, address: addressId, host, day, release, customer } = query.data;
    const address = (await source.previewAddresses()).find((each) => each.id === addressId);
    if (!address) {
      response.status(400).json({ error: 'The space has no such preview address any more; choose another.' });
      return;
    }
    const place =
      address.kind === 'shop'
        ? shopPlace(source.channels, { host, language, day })
        : { ...address, language };
    if (!place) {
      response.status(400).json({ error: `The shop has no ${language} pages at ${host}.` });
      return;
    }
    const story = await source.findStory(id);
    if (!story) {
      response.status(404).json({ error: `There is no story ${id}.` });
      return;
    }
    const { spaceId, previewToken } = source;
    const url = previewUrl({
      ...{ story, place, release, spaceId, previewToken },
      customerType: address.kind === 'shop' ? customer : undefined,
      now: Date.now(),
    });
    response.set('Cache-Control', 'no-store').json({ url });
  });

  return router;
}

type ShopPlace = { host: string | undefined; language: string; day: string | undefined };

function shopPlace(channels: readonly ChannelConfig[], { host, language, day }: ShopPlace) {
  for (const channel of channels) {
    const site = channel.sites.find(
      (each) => new URL(each.origin).host === host && each.language === language,
    );
    if (site) return { kind: 'shop' as const, channel, site, day };
  }
  return undefined;
}
