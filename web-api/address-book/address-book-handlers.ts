import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { addressBookEndpoints } from '@blattwerk/schemas/web-api/customers/address-book-endpoints.ts';
import { readAddress } from '../addresses/read-address.ts';
import type { BackEnd } from '../back-end.ts';
import { createSessions } from '../customers/sessions.ts';
import { formProblem } from '../http/form-problem.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { changeAddress, keepAddress, listAddresses, mostAddresses, removeAddress } from './address-book.ts';

/** The addresses that a customer keeps. */
export function addressBookHandlers(backEnd: BackEnd): HandlersOf<keyof typeof addressBookEndpoints> {
  const { clock, database, limits } = backEnd;
  const sessions = createSessions(backEnd);
  const textsOf = ({ locale }: ShopContext) => textsIn[textLanguage(locale)].orders;

  async function customerOf({ channel }: ShopContext, { headers }: Visitor) {
    const { user } = await sessions.read(channel, headers);
    if (!user)
      return { ok: false as const, problem: problem(401, 'Sign in to see and keep your addresses.') };
    const refused = await limits.take(['addresses by account', user.id]);
    return refused ? { ok: false as const, problem: refused } : { ok: true as const, id: user.id };
  }

  async function answer(customerId: string, { locale }: ShopContext) {
    const addresses = await listAddresses(database, customerId, locale);
    return { ok: true as const, value: { addresses } };
  }

  return {
    'GET /web-api/customer-addresses': async ({ shop, visitor }) => {
      const customer = await customerOf(shop, visitor);
      return customer.ok ? answer(customer.id, shop) : customer;
    },
    'POST /web-api/customer-addresses': async ({ body, shop, visitor }) => {
      const customer = await customerOf(shop, visitor);
      if (!customer.ok) return customer;
      const texts = textsOf(shop);
      const read = readAddress('address', body.address, texts.fields);
      if (!read.ok) return { ok: false, problem: formProblem(texts.incomplete, read.errors) };
      if (!(await keepAddress(database, customer.id, read.address, clock()))) {
        const text = texts.addressBookFull(mostAddresses);
        return { ok: false, problem: problem(409, 'The address book is full.', { message: { text } }) };
      }
      return answer(customer.id, shop);
    },
    'PUT /web-api/customer-addresses/{id}': async ({ params, body, shop, visitor }) => {
      const customer = await customerOf(shop, visitor);
      if (!customer.ok) return customer;
      const texts = textsOf(shop);
      const read = readAddress('address', body.address, texts.fields);
      if (!read.ok) return { ok: false, problem: formProblem(texts.incomplete, read.errors) };
      const which = { id: params.id, customerId: customer.id };
      if (!(await changeAddress(database, which, read.address)))
        return { ok: false, problem: notFound('There is no such address in the address book.') };
      return answer(customer.id, shop);
    },
    'DELETE /web-api/customer-addresses/{id}': async ({ params, shop, visitor }) => {
      const customer = await customerOf(shop, visitor);
      if (!customer.ok) return customer;
      await removeAddress(database, { id: params.id, customerId: customer.id });
      return answer(customer.id, shop);
    },
  };
}
