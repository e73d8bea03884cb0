import { expect, test } from 'vitest';
import { knownSecretProblem } from './known-secret-problem.ts';

const local = {
  HOST: '127.0.0.1',
  STOREFRONT_ORIGIN: 'http://localhost:3000',
  STORYBLOK_PREVIEW_TOKEN: 'local-preview',
  STORYBLOK_WEBHOOK_SECRET: 'local-webhook-secret',
};
const secret = { STORYBLOK_PREVIEW_TOKEN: 'p'.repeat(24), STORYBLOK_WEBHOOK_SECRET: 'w'.repeat(32) };

test('secrets that everybody knows work on this machine alone', () => {
  expect(knownSecretProblem(local)).toBeUndefined();
  for (const reached of [{ HOST: '0.0.0.0' }, { STOREFRONT_ORIGIN: 'https://www.blattwerk.example' }]) {
    expect(knownSecretProblem({ ...local, ...reached })).toMatch(/STORYBLOK_PREVIEW_TOKEN/);
    const half = { ...secret, STORYBLOK_WEBHOOK_SECRET: 'local-webhook-secret' };
    expect(knownSecretProblem({ ...local, ...reached, ...half })).toMatch(/STORYBLOK_WEBHOOK_SECRET/);
    expect(knownSecretProblem({ ...local, ...reached, ...secret })).toBeUndefined();
    const short = { ...secret, STORYBLOK_WEBHOOK_SECRET: 'w'.repeat(31) };
    expect(knownSecretProblem({ ...local, ...reached, ...short })).toMatch(/STORYBLOK_WEBHOOK_SECRET.*32/);
  }
});
