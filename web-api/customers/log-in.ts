import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { BackEnd } from '../back-end.ts';
import type { FieldErrors } from '../http/form-problem.ts';
import type { Visitor } from '../http/handler.ts';
import type { Texts } from '../texts/de.ts';
import { customerTypeCookies } from './customer-type-cookie.ts';
import type { CustomerAnswer } from './customer-view.ts';
import { forgiveLogin, knownBrowserCookie, loginAttempts } from './login-attempts.ts';
import { emailSchema } from './read-sign-up.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';

type Typed = { email?: string | undefined; password?: string | undefined };

type Login =
  | { kind: 'done'; customer: CustomerAnswer; cookies: string[] }
  | { kind: 'wrong' }
  | { kind: 'too many'; problem: Problem };

/** What was left empty: nothing was tried, so nothing is counted. */
export function leftEmpty(
  { email = '', password = '' }: Typed,
  sentences: Texts['customers']['fields'],
): FieldErrors | undefined {
  const errors = {
    ...(email.trim() === '' && { email: [sentences.email] }),
    ...(password === '' && { password: [sentences.password] }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** One attempt to sign in with what was typed into a form, counted before it is looked at. */
export async function logIn(
  backEnd: BackEnd,
  auth: ReturnType<Sessions['authOf']>,
  typed: Typed,
  visitor: Visitor,
): Promise<Login> {
  const email = emailSchema.safeParse(typed.email).data ?? '';
  const attempts = loginAttempts(backEnd, email, visitor);
  const refused = await backEnd.limits.take(...attempts);
  if (refused) return { kind: 'too many', problem: refused };
  const signedIn = await signIn(auth, email, typed.password ?? '', visitor);
  if (!signedIn) return { kind: 'wrong' };
  await forgiveLogin(backEnd, attempts);
  const cookies = [
    ...signedIn.cookies,
    knownBrowserCookie(backEnd, email),
    ...customerTypeCookies(backEnd, visitor.headers, signedIn.customer),
  ];
  return { kind: 'done', customer: signedIn.customer, cookies };
}
