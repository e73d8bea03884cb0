import { isAPIError } from 'better-auth/api';
import { hashPassword } from 'better-auth/crypto';
import type { Visitor } from '../http/handler.ts';
import { type CustomerAnswer, customerView } from './customer-view.ts';
import type { Sessions } from './sessions.ts';
import { signInHeaders } from './sign-in-headers.ts';

/**
 * Opens a session; undefined when address or password are wrong, whichever it is. Every attempt computes one hash, so
 * that its time says no more than its answer.
 */
export async function signIn(
  auth: ReturnType<Sessions['authOf']>,
  email: string,
  password: string,
  visitor: Visitor,
): Promise<{ customer: CustomerAnswer; cookies: string[] } | undefined> {
  if (email === '' || password.length > 128) {
    await hashPassword(password.slice(0, 128));
    return undefined;
  }
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      headers: signInHeaders(visitor),
      returnHeaders: true,
    });
    return { customer: customerView(response.user), cookies: headers.getSetCookie() };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}
