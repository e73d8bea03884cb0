import { mostPhonePhotos, phoneKeyHeader } from '@blattwerk/schemas/configurator/phone-limits.ts';
import type { phoneEndpoints } from '@blattwerk/schemas/web-api/configurator/phone-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { createOwnDrafts } from '../drafts/own-drafts.ts';
import type { HandlersOf } from '../http/handler.ts';
import { photoView } from '../photos/photo-view.ts';
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
  const owned = createOwnDrafts(backEnd);

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
