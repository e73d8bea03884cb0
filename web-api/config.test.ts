import { expect, test } from 'vitest';
import { configProblem, localSigningSecret, webApiConfigSchema } from './config.ts';

const seller = {
  name: 'Blattwerk GmbH',
  street: 'Musterstraße 1',
  postalCode: '80331',
  city: 'München',
  vatId: 'DE123456789',
  register: null,
};

const config = (secret: string, origin = 'http://localhost:3000', more: object = {}) =>
  webApiConfigSchema.parse({
    origin,
    secret,
    webhooks: [],
    mail: { from: 'service@blattwerk.example' },
    google: null,
    bankAccount: null,
    onlinePayment: null,
    seller,
    taxes: { oss: true, swissVatNumber: null, intraCommunity: false },
    vatIdAuthority: null,
    reviewRequestDays: 10,
    flagVendorKey: null,
    reviews: null,
    trustedProxies: [],
    checkAnswers: false,
    countryHeader: null,
    pickerOrigins: [],
    pictureDirectory: 'pictures',
    storage: { kind: 'disk', directory: 'storage' },
    virusScanner: null,
    press: { profile: null, handOver: null, archiveDays: 760 },
    toolbox: { directory: 'toolbox', requestsPerMinute: 1 },
    logLevel: 'silent',
    ...more,
  });

test('the secret that everybody knows works on this machine alone', () => {
  expect(configProblem(config(localSigningSecret), '127.0.0.1')).toBeUndefined();
  expect(configProblem(config(localSigningSecret), '0.0.0.0')).toMatch(/SIGNING_SECRET/);
  expect(configProblem(config('x'.repeat(31)), '0.0.0.0')).toMatch(/32 characters/);
  expect(configProblem(config('x'.repeat(32)), '0.0.0.0')).toBeUndefined();
});

test('nor does it work behind a proxy that the whole world reaches', () => {
  const origin = 'https://www.blattwerk.de';
  expect(configProblem(config(localSigningSecret, origin), '127.0.0.1')).toMatch(/www\.blattwerk\.de/);
  expect(configProblem(config('x'.repeat(32), origin), '127.0.0.1')).toBeUndefined();
});

test('a stand-in that moves no money is for this machine alone', () => {
  const standIn = config('x'.repeat(32), 'http://localhost:3000', { onlinePayment: { kind: 'stand-in' } });
  expect(configProblem(standIn, '127.0.0.1')).toBeUndefined();
  expect(configProblem(standIn, '0.0.0.0')).toMatch(/takes no money/);
});
