import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BackEnd } from '../../back-end.ts';
import { formProblem } from '../../http/form-problem.ts';
import type { Visitor } from '../../http/handler.ts';
import { textsIn } from '../../texts/texts.generated.ts';
import { requestSignUp } from '../sign-up.ts';
import { readBusinessSignUp } from './read-company.ts';

type SignedUp = { ok: true; text: string; cookies: string[] } | { ok: false; problem: Problem };

/** Keeps the sign-up of a business until its link is followed; the answer is the same for every address. */
export async function signUpBusiness(
  backEnd: BackEnd,
  { shop, visitor }: { shop: ShopContext; visitor: Visitor },
  form: BodyOf<'POST /web-api/business-sign-up'>,
): Promise<SignedUp> {
  const texts = textsIn[shop.language];
  const refused = await backEnd.limits.take(['sign-up by address', visitor.address]);
  if (refused) return { ok: false, problem: refused };
  const read = readBusinessSignUp(form, texts);
  if (!read.ok) return { ok: false, problem: formProblem(texts.customers.incomplete, read.errors) };
  const often = await backEnd.limits.take(['sign-up by account', read.signUp.email]);
  if (often) return { ok: false, problem: often };
  await requestSignUp(backEnd, shop, read.signUp, read.company);
  backEnd.signUps.poke();
  return { ok: true, text: texts.customers.signUpAnswer, cookies: [] };
}
