import { passwordResetRequests } from '@blattwerk/database/tables/customers.ts';
import type { companyEndpoints } from '@blattwerk/schemas/web-api/companies/company-endpoints.ts';
import type { customerEndpoints } from '@blattwerk/schemas/web-api/customers/customer-endpoints.ts';
import type { sessionEndpoints } from '@blattwerk/schemas/web-api/customers/session-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { formProblem } from '../http/form-problem.ts';
import type { HandlersOf } from '../http/handler.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { accountFormHandlers } from './account-form-handlers.ts';
import { companyHandlers } from './companies/company-handlers.ts';
import { confirmSignUpHandlers } from './confirm-sign-up-handlers.ts';
import { customerTypeCookies } from './customer-type-cookie.ts';
import { customerView, guest } from './customer-view.ts';
import { googleHandlers } from './google-handlers.ts';
import { leftEmpty, logIn } from './log-in.ts';
import { newPasswordHandlers } from './new-password-handlers.ts';
import { judgePassword } from './password-rules.ts';
import { pictureHandlers } from './picture-handlers.ts';
import { emailSchema, ownerOf, readSignUp } from './read-sign-up.ts';
import { sessionHandlers } from './session-handlers.ts';
import { createSessions } from './sessions.ts';
import { requestSignUp } from './sign-up.ts';

type Names = keyof typeof customerEndpoints | keyof typeof sessionEndpoints | keyof typeof companyEndpoints;

export function customerHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { database, limits } = backEnd;
  const sessions = createSessions(backEnd);
  return {
    ...accountFormHandlers(backEnd, sessions),
    ...companyHandlers(backEnd, sessions),
    ...confirmSignUpHandlers(backEnd),
    ...googleHandlers(backEnd),
    ...newPasswordHandlers(backEnd),
    ...pictureHandlers(backEnd, sessions),
    ...sessionHandlers(backEnd, sessions),
    'GET /web-api/customer-data': async ({ shop, visitor }) => {
      const refused = await limits.take(['customer data by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { user, cookies } = await sessions.renew(shop.channel, visitor.headers);
      const value = user ? customerView(user) : guest;
      const typeCookies = customerTypeCookies(backEnd, visitor.headers, value);
      return { ok: true, value, headers: { 'set-cookie': [...cookies, ...typeCookies] } };
    },
    'POST /web-api/customer-login': async ({ body, shop, visitor }) => {
      const texts = textsIn[textLanguage(shop.locale)].customers;
      const missing = leftEmpty(body, texts.fields);
      if (missing) return { ok: false, problem: formProblem(texts.incomplete, missing) };
      const login = await logIn(backEnd, sessions.authOf(shop.channel), body, visitor);
      if (login.kind === 'too many') return { ok: false, problem: login.problem };
      if (login.kind === 'wrong') return { ok: false, problem: formProblem(texts.wrongCredentials) };
      return { ok: true, value: login.customer, headers: { 'set-cookie': login.cookies } };
    },
    'POST /web-api/customer-sign-up': async ({ body, shop, visitor }) => {
      const texts = textsIn[textLanguage(shop.locale)].customers;
      const refused = await limits.take(['sign-up by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const read = readSignUp(body, texts.fields);
      if (!read.ok) return { ok: false, problem: formProblem(texts.incomplete, read.errors) };
      const often = await limits.take(['sign-up by account', read.signUp.email]);
      if (often) return { ok: false, problem: often };
      await requestSignUp(backEnd, shop, read.signUp);
      backEnd.signUps.poke();
      return { ok: true, value: { ...guest, message: { text: texts.signUpAnswer } } };
    },
    'POST /web-api/customer-password-strength': async ({ body, shop, visitor }) => {
      const refused = await limits.take(['password strength by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { fields, passwordStrength } = textsIn[textLanguage(shop.locale)].customers;
      const verdict = judgePassword(body.password ?? '', ownerOf(body));
      if (verdict === 'good' || verdict === 'strong')
        return { ok: true, value: { strength: verdict, message: { text: passwordStrength[verdict] } } };
      return { ok: true, value: { strength: 'refused', message: { text: fields[verdict] } } };
    },
    'POST /web-api/customer-password-reset': async ({ body, shop, visitor }) => {
      const texts = textsIn[textLanguage(shop.locale)].customers;
      const flooded = await limits.take(['password reset by address', visitor.address]);
      if (flooded) return { ok: false, problem: flooded };
      const asked = body.email ?? (await sessions.read(shop.channel, visitor.headers)).user?.email;
      const email = emailSchema.safeParse(asked);
      if (!email.success) {
        const errors = { email: [texts.fields.email] };
        return { ok: false, problem: formProblem(texts.incomplete, errors) };
      }
      const refused = await limits.take(['password reset by account', email.data]);
      if (refused) return { ok: false, problem: refused };
      const { channel, locale } = shop;
      await database.insert(passwordResetRequests).values({ email: email.data, channel, locale });
      backEnd.passwordResets.poke();
      return { ok: true, value: { message: { text: texts.resetAnswer } } };
    },
    'POST /web-api/customer-logout': async ({ shop, visitor }) => {
      const refused = await limits.take(['logout by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const cookies = await sessions.end(shop.channel, visitor.headers);
      const typeCookies = customerTypeCookies(backEnd, visitor.headers, guest);
      return { ok: true, value: guest, headers: { 'set-cookie': [...cookies, ...typeCookies] } };
    },
  };
}
