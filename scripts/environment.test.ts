import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  test('nothing set: everything on this machine, with local tokens', () => {
    const result = readEnvironment({});
    expect(result).toMatchObject({
      ok: true,
      environment: {
        STOREFRONT_ORIGIN: 'http://localhost:3000',
        PREVIEW_ORIGIN: 'http://localhost:4000',
        FIELD_PLUGINS_ORIGIN: 'http://plugins.localhost:4000',
        STORYBLOK_DELIVERY_URL: 'http://localhost:4000/v2',
        STORYBLOK_PUBLIC_TOKEN: 'local-public',
      },
    });
  });

  test.each([
    'JUDGE_TOOL_CLIENT_ID',
    'JUDGE_TOOL_CLIENT_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_BUCKET',
  ])('%s alone is of no use', (name) => {
    const result = readEnvironment({ [name]: 'a-value-long-enough' });
    expect(result).toEqual({ ok: false, message: expect.stringMatching(/come together: set both/) });
  });

  test.each([
    ['STOREFRONT_PORT', 'eighty'],
    ['PREVIEW_PORT', '70000'],
    ['STORYBLOK_SPACE_ID', 'mine'],
    ['STORYBLOK_DELIVERY_URL', 'api.example'],
    ['CATALOGUE_WEBHOOKS', 'https://a.example,nonsense'],
    ['WARM_PICTURES', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['COUNTRY_HEADER', 'cf ipcountry'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['PREVIEW_ORIGIN', 'https://preview.example/path'],
    ['FIELD_PLUGINS_ORIGIN', 'https://plugins.example/path'],
    ['PICKER_ORIGINS', 'https://plugins.example,*'],
    ['EDITOR_ORIGINS', 'https://a.example,nonsense'],
    ['STORYBLOK_PREVIEW_TOKEN', 'short'],
    ['SIGNING_SECRET', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['SELLER_PHONE', '089 12345678'],
    ['SELLER_EMAIL', 'service(at)blattwerk.de'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'Photos of customers'],
    ['VIRUS_SCANNER', 'http://scanner'],
    ['TRACKING_ID', 'UA-123'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,proxy.example'],
  ])('a bad %s ends in one sentence that names it', (name, value) => {
    const result = readEnvironment({ [name]: value });
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : result.message).toMatch(
      new RegExp(`^The environment variable ${name} cannot be used: .*must .*\\.$`),
    );
    // A message of zod's own speaks of code: "Invalid input".
    expect(result.ok ? '' : result.message).not.toMatch(/invalid|expected|too small|\n/i);
  });

  test('a bad tracking id is named, with the one that was meant', () => {
    expect(readEnvironment({ TRACKING_ID: 'gtm_ab12cd3' })).toEqual({
      ok: false,
      message:
        'The environment variable TRACKING_ID cannot be used: “gtm_ab12cd3” must start with GTM- or G-, followed by ' +
        'upper-case letters or digits; write GTM-AB12CD3.',
    });
    expect(readEnvironment({ TRACKING_ID: 'G-1A2B3C4D5E' })).toMatchObject({ ok: true });
  });

  test('an empty variable counts as unset', () => {
    expect(readEnvironment({ PREVIEW_PORT: '' })).toMatchObject({
      ok: true,
      environment: { PREVIEW_PORT: 4000 },
    });
  });

  test('lists of origins are split', () => {
    const result = readEnvironment({ EDITOR_ORIGINS: 'https://a.example, https://b.example' });
    expect(result).toMatchObject({
      ok: true,
      environment: { EDITOR_ORIGINS: ['https://a.example', 'https://b.example'] },
    });
  });

  test('no proxy is trusted unless its address or network is given', () => {
    expect(readEnvironment({})).toMatchObject({ environment: { TRUSTED_PROXIES: [] } });
    expect(readEnvironment({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1' })).toMatchObject({
      environment: { TRUSTED_PROXIES: ['loopback', '10.0.0.0/8', '2001:db8::1'] },
    });
  });
});
