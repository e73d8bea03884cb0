import { customerPictures } from '@blattwerk/database/tables/customers.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { fetchGooglePicture, squarePicture } from './picture.ts';
import type { Sessions } from './sessions.ts';

const signInFirst = problem(401, 'Sign in first.');

/** The customer's picture. */
export function pictureHandlers(
  { database, limits }: BackEnd,
  sessions: Sessions,
): HandlersOf<'GET /web-api/customer-picture' | 'PUT /web-api/customer-picture'> {
  const store = async (customerId: string, content: Uint8Array) => {
    const values = { customerId, content, updatedAt: new Date() };
    await database
      .insert(customerPictures)
      .values(values)
      .onConflictDoUpdate({ target: customerPictures.customerId, set: values });
  };

  /** What Google has is fetched once and kept: a page never asks Google itself. */
  const fromGoogle = async (customerId: string, address: string) => {
    if (await limits.take(['picture by account', customerId])) return undefined;
    const bytes = await fetchGooglePicture(address);
    const square = bytes && (await squarePicture(bytes));
    if (!square?.ok) return undefined;
    await store(customerId, square.webp);
    return square.webp;
  };

  return {
    'GET /web-api/customer-picture': async ({ query, visitor }) => {
      const refused = await limits.take(['customer picture by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { user } = await sessions.read(query.channel, visitor.headers);
      if (!user) return { ok: false, problem: signInFirst };
      const [stored] = await database
        .select()
        .from(customerPictures)
        .where(eq(customerPictures.customerId, user.id));
      const webp = stored?.content ?? (user.image ? await fromGoogle(user.id, user.image) : undefined);
      if (!webp) return { ok: false, problem: notFound('This customer has no picture.') };
      const headers = { 'cache-control': 'private, no-cache', vary: 'cookie' };
      return { ok: true, value: { media: 'image/webp', body: webp }, headers };
    },
    'PUT /web-api/customer-picture': async ({ file, shop, visitor }) => {
      const texts = textsIn[textLanguage(shop.locale)].customers;
      const { user } = await sessions.read(shop.channel, visitor.headers);
      if (!user) return { ok: false, problem: signInFirst };
      const refused = await limits.take(['picture by account', user.id]);
      if (refused) return { ok: false, problem: refused };
      const square = await squarePicture(file.bytes);
      if (square.ok) {
        await store(user.id, square.webp);
        return { ok: true, value: { message: { text: texts.pictureSaved } } };
      }
      const isUnknown = square.reason === 'unknown';
      const detail = isUnknown
        ? 'Send a JPEG, PNG, WebP, AVIF or GIF.'
        : 'The picture is damaged or has more than 50 million pixels.';
      const text = isUnknown ? texts.pictureUnknown : texts.pictureBroken;
      return { ok: false, problem: problem(isUnknown ? 415 : 422, detail, { message: { text } }) };
    },
  };
}
