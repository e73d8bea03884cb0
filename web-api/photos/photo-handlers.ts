import type { photoEndpoints } from '@blattwerk/schemas/web-api/configurator/photo-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { createSessions } from '../customers/sessions.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { isSignatureOf } from '../security/signed-id.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { refusalProblem } from '../toolbox/refusal.ts';
import { photoView } from './photo-view.ts';

const missing = { ok: false as const, problem: notFound('There is no such photo, or no longer.') };
const aDay = { 'cache-control': 'private, max-age=86400, immutable' };

export function photoHandlers(backEnd: BackEnd): HandlersOf<keyof typeof photoEndpoints> {
  const { config, limits, photos } = backEnd;
  const sessions = createSessions(backEnd);
  const found = ({ id, signature }: { id: string; signature: string }) =>
    isSignatureOf('photo', id, signature, config.secret) ? photos.find(id) : undefined;
  return {
    'POST /web-api/photos': async ({ file, shop, visitor }) => {
      const refused = await limits.take(['photo by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { user } = await sessions.read(shop.channel, visitor.headers);
      const taken = await photos.take(file.bytes, user?.id ?? null, visitor);
      if (!taken.ok)
        return { ok: false, problem: refusalProblem(taken.refusal, visitor.language, taken.retryAfter) };
      return { ok: true, value: photoView(taken.photo, taken.photo, config.secret) };
    },
    'GET /web-api/photos/{id}/{signature}': async ({ params, query, visitor }) => {
      const photo = await found(params);
      if (!photo) return missing;
      const scaled = await photos.scaled(photo, query.width, visitor);
      if (scaled.ok) {
        await photos.use(photo);
        return { ok: true, value: { media: 'image/webp', body: scaled.webp }, headers: aDay };
      }
      return scaled.reason === 'missing'
        ? missing
        : { ok: false, problem: refusalProblem('busy', visitor.language) };
    },
    'DELETE /web-api/photos/{id}/{signature}': async ({ params, visitor }) => {
      const photo = await found(params);
      if (!photo) return missing;
      if ((await photos.delete(photo.id)) === 'deleted') return { ok: true, value: { deleted: true } };
      const message = { text: textsIn[visitor.language].files.ordered };
      return { ok: false, problem: problem(409, 'The photo is to be printed for an order.', { message }) };
    },
  };
}
