import { expect, it } from 'vitest';
import { newsletterSchema } from './newsletter.ts';

it('needs an e-mail address and consent, nothing else', () => {
  expect(newsletterSchema.parse({ email: ' Anna@Example.DE ', consent: true })).toEqual({
    email: 'anna@example.de',
    consent: true,
  });
});

it.each([
  ['no address', { consent: true }, 'email'],
  ['half an address', { email: 'anna@', consent: true }, 'email'],
  ['no consent', { email: 'anna@example.de', consent: false }, 'consent'],
  [
    'a date that does not exist',
    { email: 'anna@example.de', consent: true, weddingDate: '2026-02-30' },
    'weddingDate',
  ],
])('refuses %s and names the field', (_, form, field) => {
  const issues = newsletterSchema.safeParse(form).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual([field]);
});
