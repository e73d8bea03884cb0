import type { uploadEndpoints } from '@blattwerk/schemas/web-api/configurator/photo-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { createSessions } from '../customers/sessions.ts';
import type { HandlersOf } from '../http/handler.ts';
import { photoOfUpload } from './photo-of-upload.ts';

/** What becomes of files that came in parts. */
export function uploadHandlers(backEnd: BackEnd): HandlersOf<keyof typeof uploadEndpoints> {
  const sessions = createSessions(backEnd);
  return {
    'POST /web-api/uploads/{upload}/photo': async ({ params, shop, visitor }) => {
      const made = await photoOfUpload(backEnd, params.upload, {
        visitor,
        customerId: async () => (await sessions.read(shop.channel, visitor.headers)).user?.id ?? null,
      });
      return made.ok ? { ok: true, value: made.photo } : made;
    },
  };
}
