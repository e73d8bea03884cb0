import { expect, test } from './support/shop-test.ts';

const pieces = [
  { design: 140105, name: 'Aufkleber, rund „Eukalyptushain“', size: '5 × 5 cm', words: { Namen: 'Z & Ł' } },
  {
    design: 140106,
    name: 'Flaschenetikett „Eukalyptushain“',
    size: '9 × 12 cm',
    words: { Namen: 'Zoë & Łukasz', Datum: '12.06.2027' },
  },
];

test('a sticker and a label for a bottle are written on and bought', async ({ page, shop }) => {
  test.slow();
  for (const { design, name, words } of pieces) {
    await page.goto(`${shop.storefront}/configurator-card/?design=${design}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} gestalten`);
    for (const [label, text] of Object.entries(words)) {
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill(text);
      await expect(field).toHaveValue(text);
    }
    await page.getByRole('combobox', { name: 'Menge' }).selectOption('25');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  }
  await page.goto(`${shop.storefront}/warenkorb/`);
  for (const { name, size } of pieces) {
    const line = page.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText(size);
    await expect(line.getByRole('combobox', { name: `Stückzahl von ${name}` })).toHaveValue('25');
    await expect(line.locator('img').first()).toHaveAttribute('src', /\/web-api\/sealed-pictures\//);
  }
});
