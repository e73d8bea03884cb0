import { expect } from '@playwright/test';
import { takeInTest } from '../browser/support/take-in-test.ts';
import { test } from './guide-test.ts';

test('tests: a flag, how it is rolled out and what it has shown', { tag: '@own-shop' }, async ({
  page,
  ownShop,
  language,
  guide: { say, picture },
}) => {
  await page.goto(`${ownShop.workspace}/flags`);
  const form = page.getByRole('form', { name: say('flags.new') });
  const label = language === 'de' ? 'Sommer: neuer Teaser' : 'Summer: new teaser';
  await form.getByRole('textbox', { name: say('flags.label') }).fill(label);
  await form.getByRole('textbox', { name: say('flags.name') }).fill('sommer-teaser');
  await form.getByRole('button', { name: say('flags.make') }).click();
  const rollout = page.getByRole('form', { name: say('flags.rollout') });
  const percent = (treatment: string) =>
    rollout.getByRole('spinbutton', { name: say('flags.percentOf', { treatment }), exact: true });
  await percent(say('flags.treatment.off')).fill('50');
  await percent(say('flags.treatment.on')).fill('50');
  await rollout.getByRole('spinbutton', { name: say('flags.planned') }).fill('2000');
  await rollout.getByRole('button', { name: say('flags.save') }).click();
  await expect(page.getByText(say('flags.saved'))).toBeVisible();
  await takeInTest(page.request, ownShop, 'sommer-teaser', {
    off: { visitors: 1204, wishlist: 168, basket: 96, order: 31, newsletter: 12 },
    on: { visitors: 1187, wishlist: 231, basket: 118, order: 35, newsletter: 10 },
  });
  await page.reload();
  await expect(page.getByText(say('flags.verdict.better'), { exact: true })).toBeVisible();
  await picture('flags-test');
});
