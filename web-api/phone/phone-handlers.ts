import { mostPhonePhotos, phoneKeyHeader } from '@blattwerk/schemas/configurator/phone-limits.ts';
import type { phoneEndpoints } from '@blattwerk/schemas/web-api/configurator/phone-endpoints.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BackEnd } from '../back-end.ts';
import { findDraft } from '../drafts/draft-store.ts';
import { createDrafters } from '../drafts/drafter.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { photoView } from '../photos/photo-view.ts';
import type { Attempt } from '../security/rate-limits.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { phoneLinkEnded } from './phone-problems.ts';
import {
  arrivedPhotos,
  endPhoneLinks,
  makePhoneLink,
  openPhoneLink,
  photosUnderWay,
  provenPhoneLink,
  takePhotos,
} from './phone-store.ts';

/** Photos that come into a draft from a phone. */
export function phoneHandlers(backEnd: BackEnd): HandlersOf<keyof typeof phoneEndpoints> {
  const { clock, config, database, limits } = backEnd;
  const drafterOf = createDrafters(backEnd);

  async function owned(id: string, shop: ShopContext, visitor: Visitor, ...attempts: Attempt[]) {
    const refused = await limits.take(['draft by address', visitor.address], ...attempts);
    if (refused) return { ok: false as const, problem: refused };
    const row = await findDraft(database, await drafterOf(shop, visitor), id, clock());
    if (row) return { ok: true as const, row };
    const detail = 'There is no such draft, its time is over, or it is somebody else’s.';
    const message = { text: textsIn[shop.language].drafts.gone };
    return { ok: false as const, problem: problem(404, detail, { message }) };
  }

  return {
    'POST /web-api/drafts/{id}/phone-link': async ({ params, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor, ['new phone link by address', visitor.address]);
      if (!found.ok) return found;
      const { id, key, expiresAt } = await database.transaction((transaction) =>
        makePhoneLink(transaction, found.row.id, clock()),
      );
      return { ok: true, value: { id, key, expiresAt: expiresAt.toISOString() } };
    },
    'DELETE /web-api/drafts/{id}/phone-link': async ({ params, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      if (!found.ok) return found;
      await endPhoneLinks(database, found.row.id, clock());
      return { ok: true, value: {} };
    },
    'POST /web-api/drafts/{id}/phone-photos': async ({ params, body, shop, visitor }) => {
      const found = await owned(params.id, shop, visitor);
      if (!found.ok) return found;
      const { id } = found.row;
      const now = clock();
      await takePhotos(database, id, body.taken, now);
      const link = await openPhoneLink(database, id, now);
      const arrived = await arrivedPhotos(database, id);
      return {
        ok: true,
        value: {
          expiresAt: link?.expiresAt.toISOString() ?? null,
          underWay: link ? await photosUnderWay(database, link.id, now) : 0,
          photos: arrived.flatMap(({ photo, likeness, sharpness }) =>
            likeness === null || sharpness === null
              ? []
              : [photoView(photo, { likeness, sharpness }, config.secret)],
          ),
        },
      };
    },
    'GET /web-api/phone-links/{id}': async ({ params, shop, visitor }) => {
      const refused = await limits.take(['phone link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const key = visitor.headers.get(phoneKeyHeader) ?? '';
      const link = await provenPhoneLink(database, { id: params.id, key }, clock());
      if (!link) return { ok: false, problem: phoneLinkEnded(shop.language, 404) };
      const { expiresAt, sent } = link;
      return { ok: true, value: { expiresAt: expiresAt.toISOString(), left: mostPhonePhotos - sent } };
    },
  };
}
