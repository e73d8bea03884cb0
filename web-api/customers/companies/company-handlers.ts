import type { companyEndpoints } from '@blattwerk/schemas/web-api/companies/company-endpoints.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { addressIn } from '../../addresses/address-in.ts';
import type { BackEnd } from '../../back-end.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { problem } from '../../http/problems.ts';
import { shopOfForm, shopPageUrl } from '../../http/shop-of-form.ts';
import { guest } from '../customer-view.ts';
import type { Sessions } from '../sessions.ts';
import { changeCompany } from './change-company.ts';
import { companyToCorrectPage } from './company-pages.ts';
import { findCompany } from './company-store.ts';
import { signUpBusiness } from './sign-up-business.ts';

/** Businesses sign up, and customers become businesses. */
export function companyHandlers(
  backEnd: BackEnd,
  sessions: Sessions,
): HandlersOf<keyof typeof companyEndpoints> {
  const { config, database } = backEnd;
  const notSignedIn = { ok: false as const, problem: problem(401, 'Sign in to see your company.') };
  return {
    'GET /web-api/customer-company': async ({ shop, visitor }) => {
      const { user } = await sessions.read(shop.channel, visitor.headers);
      if (!user) return notSignedIn;
      return { ok: true, value: { company: (await findCompany(database, user.id)) ?? null } };
    },
    'PUT /web-api/customer-company': async ({ body, shop, visitor }) => {
      const { user } = await sessions.read(shop.channel, visitor.headers);
      if (!user) return notSignedIn;
      const changed = await changeCompany(backEnd, { shop, visitor, user }, body);
      if (!changed.ok) return changed;
      const { text, company, cookies } = changed;
      return { ok: true, value: { company, message: { text } }, headers: { 'set-cookie': cookies } };
    },
    'POST /web-api/business-sign-up': async ({ body, shop, visitor }) => {
      const asked = await signUpBusiness(backEnd, { shop, visitor }, body);
      return asked.ok ? { ok: true, value: { ...guest, message: { text: asked.text } } } : asked;
    },
    'POST /web-api/business-sign-up/form': async ({ body, visitor }) => {
      const shop = shopOfForm(body);
      const { user } = await sessions.read(shop.channel, visitor.headers);
      const form = companyIn(body);
      const sent = user
        ? await changeCompany(backEnd, { shop, visitor, user }, form)
        : await signUpBusiness(backEnd, { shop, visitor }, { ...form, ...accountIn(body) });
      const url = shopPageUrl(config.origin, shop, 'businessCustomer');
      if (sent.ok) {
        url.searchParams.set('notice', user ? 'saved' : 'sent');
        return { ok: true, value: { redirectTo: url.href }, headers: { 'set-cookie': sent.cookies } };
      }
      const { status, payload } = sent.problem;
      if (payload) return companyToCorrectPage(config.origin, shop, payload.errors);
      url.searchParams.set('notice', status === 409 ? 'refused' : 'later');
      return { ok: true, value: { redirectTo: url.href } };
    },
  };
}

type Form = BodyOf<'POST /web-api/business-sign-up/form'>;

const companyIn = (body: Form) => ({ address: addressIn(body, 'address'), invoiceEmail: body.invoiceEmail });
const accountIn = ({ email, password }: Form) => ({ email, password });
