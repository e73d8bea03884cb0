import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';

export const managementToken = 'a-management-token-of-some-length';
export const administrator = 'chefin@blattwerk.example';
export const password = 'Lindenblatt zählt 47 Wolken';

/** What a shop with accounts is set to. */
export const withAccounts = {
  WORKSPACE_ADMINISTRATOR: administrator,
  STORYBLOK_MANAGEMENT_TOKEN: managementToken,
};

/** The link in the newest letter to an address, as the operator finds it in the outbox. */
export async function letterTo({ workspace }: ShopAddresses, email: string): Promise<string> {
  const headers = { authorization: managementToken };
  let link = '';
  await expect(async () => {
    const outbox = await (await fetch(`${workspace}/outbox`, { headers })).text();
    const row = outbox.split('<tr>').find((part) => part.includes(email)) ?? '';
    const [, message = ''] = /href="(\/outbox\/\d+)/.exec(row) ?? [];
    const mail = await (await fetch(`${workspace}${message}`, { headers })).text();
    link = /http[^\s"<]+\/#\/invitation\/[\w.-]+/.exec(mail)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** Accepts a letter in a window of one's own, and is in the workspace. */
export async function acceptLetter(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Dein Name' }).fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('searchbox', { name: 'Seite suchen …' })).toBeVisible();
}

/** A window of its own, as on another computer. */
export async function ownWindow(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  return { context, page: await context.newPage() };
}

/** Becomes a member by an invitation that the token sends. */
export async function becomeMember(
  page: Page,
  shop: ShopAddresses,
  { email, name, role }: { email: string; name: string; role: string },
): Promise<void> {
  await fetch(`${shop.workspace}/workspace/invitations`, {
    method: 'POST',
    headers: { authorization: managementToken, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role, language: 'de' }),
  });
  await acceptLetter(page, await letterTo(shop, email), name);
}
