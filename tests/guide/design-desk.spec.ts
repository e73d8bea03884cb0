import { expect } from '@playwright/test';
import lion from '../../designs/catalogue/by-hand/files/0001-loewenherz.json' with { type: 'json' };
import { test } from './guide-test.ts';

test('cards by hand: the list, a card on its stage, and what the rules say', async ({
  page,
  shop,
  language,
  guide: { say, picture },
}) => {
  await page.goto(`${shop.workspace}/designs`);
  const form = page.getByRole('form', { name: say('designs.new') });
  await form.getByRole('textbox', { name: say('designs.name'), exact: true }).fill(lion.names[language]);
  await form.getByRole('combobox', { name: say('designs.beginning') }).selectOption(lion.names[language]);
  await picture('designs-list');
  await form.getByRole('button', { name: say('designs.begin') }).click();

  const stage = page.getByRole('group', { name: say('designs.stage') });
  await page.getByRole('combobox', { name: say('designs.language') }).selectOption(language);
  await stage.getByRole('button', { name: /lion/ }).focus();
  await page
    .getByRole('searchbox', { name: say('designs.searchMotif') })
    .fill(language === 'de' ? 'palme' : 'palm');
  await expect(page.getByRole('list', { name: say('designs.motifs') })).toBeVisible();
  await expect(page.getByText(say('designs.faultCount', { errors: '0', all: '0' }))).toBeVisible();
  await picture('designs-card');

  await stage
    .getByRole('button', { name: say('designs.textOf', { name: say('designs.slot.names') }) })
    .focus();
  const element = page.getByRole('region', { name: say('designs.element'), exact: true });
  await element.getByRole('combobox', { name: say('designs.colour') }).selectOption('second');
  await expect(page.getByRole('button', { name: say('designs.fix.colour') })).toBeVisible();
  await picture('designs-fault');
});
