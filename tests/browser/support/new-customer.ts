import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';
import { mailLink } from './mail-link.ts';
import { openAlive } from './open-alive.ts';

export const customer = { first: 'Anna', last: 'Beispiel', password: 'Papier & Tinte' };

/** An address that has no account yet. */
export const newAddress = () => `anna-${randomUUID()}@kunde.example`;

/** Signs up by the account page and the link of the message; ends on that page, signed in. */
export async function signUp(page: Page, shop: ShopAddresses, email: string): Promise<void> {
  await openAlive(page, `${shop.storefront}/kundenkonto/`);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Vorname').fill(customer.first);
  await main.getByLabel('Nachname').fill(customer.last);
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort').fill(customer.password);
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await main.getByRole('status').filter({ hasText: 'Fast geschafft' }).waitFor();
  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
  await page.getByLabel('Passwort').fill(customer.password);
  await page.getByRole('button', { name: 'Konto einrichten' }).click();
}
