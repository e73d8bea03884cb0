import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { Company } from '@blattwerk/schemas/shop/pages/company.ts';
import type { Environment } from './environment.ts';

/** A company that does not exist stands in on this machine; elsewhere neither invoices nor legal notices may name it. */
const standIns = {
  SELLER_NAME: 'Blattwerk GmbH',
  SELLER_STREET: 'Musterstraße 1',
  SELLER_POSTAL_CODE: '80331',
  SELLER_CITY: 'München',
  SELLER_VAT_ID: 'DE123456789',
  SELLER_REGISTER: 'Amtsgericht München, HRB 123456',
  SELLER_MANAGERS: 'Maria Mustermann',
  SELLER_RESPONSIBLE: 'Maria Mustermann',
  SELLER_PHONE: '+49 89 99998100',
} as const;

type Setting = keyof typeof standIns;
type Sellers = Pick<Environment, Setting | 'MAIL_FROM' | 'SELLER_EMAIL'>;

const settings = [
  'SELLER_NAME',
  'SELLER_STREET',
  'SELLER_POSTAL_CODE',
  'SELLER_CITY',
  'SELLER_VAT_ID',
  'SELLER_REGISTER',
  'SELLER_MANAGERS',
  'SELLER_RESPONSIBLE',
  'SELLER_PHONE',
] as const satisfies readonly Setting[];

/** What a real company may well be called, or where it may be: only left out are they made up. */
const mayBeTrue: ReadonlySet<Setting> = new Set(['SELLER_NAME', 'SELLER_POSTAL_CODE', 'SELLER_CITY']);

/** Who sells: what is set, and the stand-in's for all that is not. */
export function companyOf(environment: Sellers): Company {
  const said = (setting: Setting) => environment[setting] ?? standIns[setting];
  return {
    name: said('SELLER_NAME'),
    street: said('SELLER_STREET'),
    postalCode: said('SELLER_POSTAL_CODE'),
    city: said('SELLER_CITY'),
    managers: said('SELLER_MANAGERS'),
    responsible: said('SELLER_RESPONSIBLE'),
    phone: said('SELLER_PHONE'),
    email: emailOf(environment),
    register: said('SELLER_REGISTER'),
    vatId: said('SELLER_VAT_ID'),
  };
}

/** One sentence saying which settings are missing or made up where the world reaches the shop, or undefined. */
export function companyProblem(
  environment: Sellers & Pick<Environment, 'HOST' | 'STOREFRONT_ORIGIN'>,
): string | undefined {
  const { HOST, STOREFRONT_ORIGIN } = environment;
  // Behind a proxy it listens on loopback and the whole world reaches it.
  const place = [HOST, new URL(STOREFRONT_ORIGIN).hostname].find((name) => !isLoopback(name));
  if (place === undefined) return undefined;
  const open: string[] = settings.filter((setting) => {
    const value = environment[setting];
    return value === undefined || (value === standIns[setting] && !mayBeTrue.has(setting));
  });
  // A name that is reserved for examples (RFC 2606): what is sent there is never read.
  if (emailOf(environment).endsWith('.example')) open.push('SELLER_EMAIL or MAIL_FROM');
  if (open.length === 0) return undefined;
  return `A shop that is reached at ${place} says on invoices and in its legal notice who sells, and no made-up company may stand there; set ${listed(open)}.`;
}

/** Customers write to the address that messages come from, unless another one is set. */
function emailOf({ SELLER_EMAIL, MAIL_FROM }: Sellers): string {
  return SELLER_EMAIL ?? MAIL_FROM;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
