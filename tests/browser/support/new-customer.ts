import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';
import { germanHeaders } from './fill-basket.ts';
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
  await confirm(page, shop, email);
}

/** The same without the account page: for a test of something else. */
export async function signUpByMail(page: Page, shop: ShopAddresses, email: string): Promise<void> {
  const { first: firstName, last: lastName, password } = customer;
  await page.request.post(`${shop.storefront}/web-api/customer-sign-up`, {
    headers: germanHeaders,
    data: { firstName, lastName, email, password },
  });
  await confirm(page, shop, email);
  await page.getByRole('heading', { name: `Willkommen, ${customer.first}!` }).waitFor();
}

async function confirm(page: Page, shop: ShopAddresses, email: string): Promise<void> {
  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
  await page.getByLabel('Passwort').fill(customer.password);
  await page.getByRole('button', { name: 'Konto einrichten' }).click();
}
