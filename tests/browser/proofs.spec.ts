import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { once } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

/** An invitation to a wedding. */
const wedding = '/configurator-card/?design=146101&quantity=50';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const sharing = (page: Page) => page.getByRole('region', { name: 'Anderen zeigen' });

for (const width of [1440, 360]) {
  test(
    `a friend looks at a draft, suggests other words, and its owner takes them over, at ${width} pixels`,
    once(width === 360),
    async ({ page, shop, browser, expectedErrors }) => {
      // An ended link leads nowhere.
      expectedErrors.push(/404/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(shop.storefront + wedding);
      await field(page, 'Namen').fill('Ida & Jan');
      await sharing(page).getByRole('button', { name: 'Link zum Ansehen erstellen' }).click();
      const address = await sharing(page)
        .getByRole('textbox', { name: /^Link zum Weitergeben/ })
        .inputValue();
      expect(address).toMatch(/[?&]proof=1#proof=[0-9a-f-]{36}\.[\w-]{22}$/);

      const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'de-DE' });
      const friend = await context.newPage();
      const asked: string[] = [];
      friend.on('request', (request) => asked.push(request.url()));
      const key = address.split('.').at(-1) ?? '';

      await test.step('the friend sees the pages and pins a suggestion to one', async () => {
        await friend.goto(address);
        await expect(friend.getByRole('heading', { level: 1 })).toContainText('Entwurf ansehen');
        await expect(friend.getByRole('img').first()).toBeVisible();
        await expect(friend.getByRole('textbox')).toHaveCount(0);
        await friend
          .getByRole('button', { name: /^Zu dieser Seite etwas sagen/ })
          .first()
          .click();
        const form = friend.getByRole('form', { name: 'Kommentar schreiben' });
        await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Ruth');
        await form.getByRole('textbox', { name: 'Kommentar' }).fill('Ida schreibt sich mit Akut.');
        await form.getByRole('combobox').selectOption({ label: 'Namen' });
        await expect(form.getByRole('textbox', { name: 'So soll es heißen' })).toHaveValue('Ida & Jan');
        await form.getByRole('textbox', { name: 'So soll es heißen' }).fill('Ída & Jan');
        await expectNoFindings(friend, { include: ['main'] });
        await form.getByRole('button', { name: 'Senden' }).click();
        await expect(friend.getByRole('status').filter({ hasText: 'Danke' })).toBeVisible();
        await expect(friend.getByRole('region', { name: 'Kommentare' })).toContainText('Ruth');
        expect(asked.filter((url) => url.includes(key))).toEqual([]);
      });

      await test.step('the owner sees it, takes it over, and can undo that', async () => {
        await page.reload();
        const comment = sharing(page).getByRole('listitem');
        await expect(comment).toContainText('Ida schreibt sich mit Akut.');
        await expectNoFindings(page, { include: ['main'], without: ['target-size'] });
        await comment.getByRole('button', { name: 'Übernehmen: Vorschlag von Ruth' }).click();
        await expect(field(page, 'Namen')).toHaveValue('Ída & Jan');
        await expect(comment).toContainText('Übernommen.');
        await page.getByRole('button', { name: 'Rückgängig' }).click();
        await expect(field(page, 'Namen')).toHaveValue('Ida & Jan');
        await comment.getByRole('button', { name: 'Wieder öffnen: Kommentar von Ruth' }).click();
        await comment.getByRole('button', { name: 'Erledigt: Kommentar von Ruth' }).click();
        await expect(comment).toContainText('Erledigt.');
      });

      await test.step('once it is ended the link leads nowhere', async () => {
        await sharing(page).getByRole('button', { name: 'Link beenden' }).click();
        await expect(sharing(page).getByRole('button', { name: 'Link zum Ansehen erstellen' })).toBeVisible();
        await friend.reload();
        await expect(friend.getByRole('alert')).toHaveText(
          'Dieser Link gilt nicht mehr. Wer den Entwurf gestaltet, kann einen neuen schicken.',
        );
      });
      await context.close();
    },
  );
}
