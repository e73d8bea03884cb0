import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { customerEndpoints } from '@blattwerk/schemas/web-api/customers/customer-endpoints.ts';
import { isAPIError } from 'better-auth/api';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Reply, Visitor } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { createAuth } from './auth.ts';
import { welcomeMail } from './customer-mails.ts';
import { customerTypeCookies } from './customer-type-cookie.ts';
import { customerView } from './customer-view.ts';
import { googleVerifier } from './google-id-token.ts';
import { endNonce, isOwnNonce, makeNonce } from './google-nonce.ts';
import { signInHeaders } from './sign-in-headers.ts';

type Name = 'POST /web-api/customer-auth-google-credentials';
type NonceName = 'POST /web-api/customer-auth-google-nonce';

/** Signing in with Google's button. */
export function googleHandlers(
  backEnd: BackEnd,
): HandlersOf<(Name | NonceName) & keyof typeof customerEndpoints> {
  const { config, limits } = backEnd;
  const verify = googleVerifier(config.google);
  /** The browser's own, and for the first time. */
  const isFresh = async (nonce: string, headers: Headers) =>
    isOwnNonce(backEnd, nonce, headers) && (await limits.take(['google nonce', nonce])) === undefined;
  return {
    'POST /web-api/customer-auth-google-nonce': async ({ visitor }) => {
      const refused = await limits.take(['google nonce by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { nonce, cookie } = makeNonce(backEnd);
      return { ok: true, value: { nonce }, headers: { 'set-cookie': cookie } };
    },
    'POST /web-api/customer-auth-google-credentials': async ({ body, shop, visitor }) => {
      const texts = textsIn[textLanguage(shop.locale)].customers;
      const refused = await limits.take(['login by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const verdict = await verify(body.credential);
      if (verdict.kind === 'valid' && (await isFresh(verdict.nonce, visitor.headers)))
        return openSession(backEnd, shop, body.credential, visitor);
      const [status, detail, text] =
        verdict.kind !== 'unreachable'
          ? [401, 'This is no valid ID token of Google for this browser and shop.', texts.googleRefused]
          : [
              503,
              'Google is not set up or cannot be reached: sign in with a password.',
              texts.googleUnreachable,
            ];
      return { ok: false, problem: problem(status, detail, { message: { text } }) };
    },
  };
}

/** Finds or makes the account; a new one gets its welcome message in the same transaction. */
async function openSession(
  backEnd: BackEnd,
  shop: ShopContext,
  token: string,
  visitor: Visitor,
): Promise<Reply<Name>> {
  const { config, database, mailer } = backEnd;
  const { channel, locale } = shop;
  try {
    const reply = await database.transaction(async (transaction): Promise<Reply<Name>> => {
      let isNew = false;
      const onNewCustomer = () => {
        isNew = true;
      };
      const auth = createAuth({ queries: transaction, channel, config, onNewCustomer });
      const { headers, response } = await auth.api.signInSocial({
        body: { provider: 'google', idToken: { token } },
        headers: signInHeaders(visitor),
        returnHeaders: true,
      });
      if (!('user' in response)) throw new Error('Google’s sign-in answered with an address.');
      const session = await auth.api.getSession({ headers: asRequest(headers) });
      if (!session) throw new Error('Google’s sign-in left no session.');
      const { user } = session;
      const customer = customerView(user);
      if (isNew) {
        const shopUrl = localeAddress(config.origin, channel, locale);
        const { firstName } = user;
        const content = welcomeMail(locale, {
          firstName,
          number: customer.number,
          shopUrl,
          isBusiness: false,
        });
        await mailer.write(transaction, { kind: 'welcome', channel, locale, recipient: user.email, content });
      }
      const typeCookies = customerTypeCookies(backEnd, visitor.headers, customer);
      const cookies = [...headers.getSetCookie(), endNonce(backEnd), ...typeCookies];
      return { ok: true, value: customer, headers: { 'set-cookie': cookies } };
    });
    mailer.poke();
    return reply;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const text = textsIn[textLanguage(locale)].customers.googleNotLinked;
    const detail = 'This address has an account with a password: sign in with it or reset it first.';
    return { ok: false, problem: problem(409, detail, { message: { text } }) };
  }
}

/** The cookies that an answer sets, as the next request sends them. */
function asRequest(answered: Headers): Headers {
  const cookie = answered
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return new Headers({ cookie });
}
