import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { BackEnd } from '../back-end.ts';
import { formProblem } from '../http/form-problem.ts';
import type { Visitor } from '../http/handler.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import type { Shop } from './newsletter-pages.ts';
import { type NewsletterForm, readNewsletterForm } from './read-form.ts';
import { subscribe } from './subscribe.ts';

type Asked = { ok: true; text: string } | { ok: false; problem: Problem };

/** Takes the form, however it was sent; says what comes next, or what is wrong with which field. */
export async function askForNewsletter(
  backEnd: BackEnd,
  shop: Shop,
  fields: NewsletterForm,
  visitor: Visitor,
): Promise<Asked> {
  const { clock, limits } = backEnd;
  const texts = textsIn[textLanguage(shop.locale)].newsletter;
  const flooded = await limits.take(['newsletter by address', visitor.address]);
  if (flooded) return { ok: false, problem: flooded };
  const today = clock().toISOString().slice(0, 10);
  const read = readNewsletterForm(fields, texts.fields, today);
  if (!read.ok) return { ok: false, problem: formProblem(texts.incomplete, read.errors) };
  const refused = await limits.take(['newsletter by account', read.form.email]);
  if (refused) return { ok: false, problem: refused };
  const voucher = await subscribe(backEnd, shop, read.form);
  return { ok: true, text: voucher ? texts.answer : texts.answerAlone };
}
