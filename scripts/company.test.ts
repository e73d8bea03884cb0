import { expect, test } from 'vitest';
import { companyOf, companyProblem } from './company.ts';
import { readEnvironment } from './environment.ts';

const own = {
  SELLER_NAME: 'Blattwerk GmbH',
  SELLER_STREET: 'Lindwurmstraße 88',
  SELLER_POSTAL_CODE: '80331',
  SELLER_CITY: 'München',
  SELLER_VAT_ID: 'DE811907980',
  SELLER_REGISTER: 'Amtsgericht München, HRB 250417',
  SELLER_MANAGERS: 'Ada Kern, Jon Weiss',
  SELLER_RESPONSIBLE: 'Ada Kern',
  SELLER_PHONE: '+49 89 2351770',
  MAIL_FROM: 'service@blattwerk.de',
};
const world = { STOREFRONT_ORIGIN: 'https://www.blattwerk.de' };

function environment(variables: Record<string, string>) {
  const result = readEnvironment(variables);
  if (!result.ok) throw new Error(result.message);
  return result.environment;
}

test('on this machine a made-up company stands in, setting by setting', () => {
  const here = environment({ SELLER_NAME: 'Papierhaus GmbH' });
  expect(companyProblem(here)).toBeUndefined();
  expect(companyOf(here)).toMatchObject({ name: 'Papierhaus GmbH', street: 'Musterstraße 1' });
});

test('what is set is said, and customers write to where messages come from', () => {
  const there = environment({ ...own, ...world });
  expect(companyProblem(there)).toBeUndefined();
  expect(companyOf(there)).toEqual({
    name: 'Blattwerk GmbH',
    street: 'Lindwurmstraße 88',
    postalCode: '80331',
    city: 'München',
    managers: 'Ada Kern, Jon Weiss',
    responsible: 'Ada Kern',
    phone: '+49 89 2351770',
    email: 'service@blattwerk.de',
    register: 'Amtsgericht München, HRB 250417',
    vatId: 'DE811907980',
  });
  expect(companyOf(environment({ ...own, SELLER_EMAIL: 'hallo@blattwerk.de' })).email).toBe(
    'hallo@blattwerk.de',
  );
});

test.each(Object.keys(own))('where the world reaches the shop, a start without %s names it', (name) => {
  for (const place of [world, { HOST: '0.0.0.0' }]) {
    const problem = companyProblem(environment({ ...own, ...place, [name]: '' }));
    expect(problem).toMatch(new RegExp(`no made-up company may stand there; set .*${name}\\.$`));
  }
});

test.each([
  ['SELLER_STREET', 'Musterstraße 1'],
  ['SELLER_VAT_ID', 'DE123456789'],
  ['SELLER_REGISTER', 'Amtsgericht München, HRB 123456'],
  ['SELLER_MANAGERS', 'Maria Mustermann'],
  ['SELLER_RESPONSIBLE', 'Maria Mustermann'],
  ['SELLER_PHONE', '+49 89 99998100'],
  ['SELLER_EMAIL', 'service@blattwerk.example'],
])('nor does the made-up %s open it', (name, value) => {
  expect(companyProblem(environment({ ...own, ...world, [name]: value }))).toMatch(name);
});

test('all that is missing stands in one sentence', () => {
  expect(companyProblem(environment({ ...world, MAIL_FROM: 'service@blattwerk.de' }))).toBe(
    'A shop that is reached at www.blattwerk.de says on invoices and in its legal notice who sells, and no made-up company may ' +
      'stand there; set SELLER_NAME, SELLER_STREET, SELLER_POSTAL_CODE, SELLER_CITY, SELLER_VAT_ID, SELLER_REGISTER, ' +
      'SELLER_MANAGERS, SELLER_RESPONSIBLE, and SELLER_PHONE.',
  );
});
