import { expect, test } from 'vitest';
import { setupProblem } from './setup-problem.ts';

const real = {
  STORYBLOK_MANAGEMENT_URL: 'https://mapi.storyblok.com',
  STORYBLOK_MANAGEMENT_TOKEN: 'a token of the space',
  STORYBLOK_WEBHOOK_SECRET: 'x'.repeat(32),
  STOREFRONT_ORIGIN: 'https://www.blattwerk.example',
};

test.each([
  [{}, undefined],
  [{ STOREFRONT_ORIGIN: 'http://localhost:3000' }, /set STOREFRONT_ORIGIN/],
  [{ STORYBLOK_MANAGEMENT_TOKEN: 'local-management' }, /^Set STORYBLOK_MANAGEMENT_TOKEN/],
  [{ STORYBLOK_WEBHOOK_SECRET: 'local-webhook-secret' }, /at least 32 characters/],
])('a space of the vendor with %o: %s', (change, said) => {
  const problem = setupProblem({ ...real, ...change });
  if (said) expect(problem).toMatch(said);
  else expect(problem).toBeUndefined();
});

test('the space of this machine is set up with what a start without settings has', () => {
  const local = {
    STORYBLOK_MANAGEMENT_URL: 'http://localhost:4000',
    STORYBLOK_MANAGEMENT_TOKEN: 'local-management',
    STORYBLOK_WEBHOOK_SECRET: 'local-webhook-secret',
    STOREFRONT_ORIGIN: 'http://localhost:3000',
  };
  expect(setupProblem(local)).toBeUndefined();
});
