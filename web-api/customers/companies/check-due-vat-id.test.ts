import type { Database, Queries } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { companies } from '@blattwerk/database/tables/companies.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { vatIdChecks } from '@blattwerk/database/tables/vat-id-checks.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../mail/write-mail.ts';
import { noAuthority, type VatIdAnswer } from '../vat-ids/vat-id-authority.ts';
import { vatIdStanding } from '../vat-ids/vat-id-standing.ts';
import { checkDueVatId } from './check-due-vat-id.ts';

let database: Database;
let now: Date;
let asked: string[];
let told: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  now = new Date('2026-11-24T08:00:00Z');
  asked = [];
  told = [];
});
afterEach(() => database.close());

const log = pino({ level: 'silent' });
const backEnd = () => ({
  ...{ clock: () => now, database, log, config: { origin: 'http://localhost:3000' } },
  mailer: { write: async (_: Queries, { kind }: Mail) => void told.push(kind), poke: () => {} },
});
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const minute = 60_000;
const day = 24 * 60 * minute;
const huber: Address = {
  ...{ country: 'AT', firstName: 'Eva', lastName: 'Huber', company: 'Papier Huber OG', careOf: '' },
  ...{ street: 'Ring 3', postalCode: '1010', city: 'Wien', province: '', vatId: 'ATU12345675' },
};

async function enter(address: Address): Promise<void> {
  const id = address.company;
  const person = { name: id, firstName: 'Eva', lastName: 'Huber', email: `${id}@kunde.example` };
  await database.insert(customers).values({ id, ...person });
  const shop = { channel: 'blattwerk', locale: 'de-AT' };
  await database.insert(companies).values({ customerId: id, address, invoiceEmail: '', ...shop });
}

/** Takes steps until nothing is due. */
async function checkAll(answer: VatIdAnswer): Promise<void> {
  const confirm = async ({ vatId }: Address) => {
    asked.push(vatId);
    return answer;
  };
  while (await checkDueVatId(backEnd(), { confirm }));
}

const standing = async () => (await vatIdStanding(database, huber.company, huber, now))?.kind;

test('new VAT ids of other countries of the EU are asked for once; those at home and in Switzerland never', async () => {
  await enter(huber);
  await enter({ ...huber, company: 'Sommer GmbH', country: 'DE', vatId: 'DE136695976' });
  await enter({ ...huber, company: 'Meier AG', country: 'CH', vatId: 'CHE123456788MWST' });
  await enter({ ...huber, company: 'Klein', vatId: '' });
  expect(await standing()).toBe('undecided');
  await checkAll({ kind: 'confirmed', reference: 'WAPI1', note: '' });
  expect(asked).toEqual(['ATU12345675']);
  expect(await vatIdStanding(database, huber.company, huber, now)).toMatchObject({
    kind: 'confirmed',
    country: 'AT',
    evidence: { vatId: 'ATU12345675', operator: null, reference: 'WAPI1', confirmedAt: now.toISOString() },
  });
});

test('who cannot be asked is asked again, each time later, in one row; what was confirmed stays so meanwhile', async () => {
  await enter(huber);
  await checkAll({ kind: 'unreachable', note: 'VIES: MS_UNAVAILABLE' });
  expect(await standing()).toBe('unreachable');
  later(2 * minute - 1);
  await checkAll({ kind: 'unreachable', note: '' });
  expect(asked).toHaveLength(1);
  later(2);
  await checkAll({ kind: 'unreachable', note: '' });
  expect(asked).toHaveLength(2);
  expect(await database.select().from(vatIdChecks)).toMatchObject([{ attempts: 2, outcome: 'unreachable' }]);
  later(5 * minute);
  await checkAll({ kind: 'confirmed', reference: 'WAPI2', note: '' });
  expect(await standing()).toBe('confirmed');
  later(31 * day);
  await checkAll({ kind: 'unreachable', note: '' });
  expect([asked.length, await standing()]).toEqual([4, 'confirmed']);
  later(60 * day);
  expect(await standing()).toBe('expired');
});

test('the company is told of what was decided, once, and of each change', async () => {
  await enter(huber);
  await checkAll({ kind: 'undecided', note: '' });
  later(2 * day);
  await checkAll({ kind: 'confirmed', reference: 'WAPI1', note: '' });
  later(31 * day);
  await checkAll({ kind: 'confirmed', reference: 'WAPI2', note: '' });
  expect(told).toEqual(['vat-id-confirmed']);
  later(31 * day);
  await checkAll({ kind: 'refused', note: 'VIES' });
  later(8 * day);
  await checkAll({ kind: 'refused', note: 'VIES' });
  expect(told).toEqual(['vat-id-confirmed', 'vat-id-refused']);
});

test('without an authority form and check digits alone are known: people decide', async () => {
  await enter(huber);
  expect(await noAuthority.confirm(huber)).toEqual({ kind: 'undecided', note: '' });
  expect(await noAuthority.confirm({ ...huber, vatId: 'ATU12345670' })).toMatchObject({ kind: 'refused' });
  await checkDueVatId(backEnd(), noAuthority);
  expect(await standing()).toBe('undecided');
});
