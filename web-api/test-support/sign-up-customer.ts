import { mails } from '@blattwerk/database/tables/mails.ts';
import { and, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { RunningBackEnd } from './running-back-end.ts';

type Form = { email: string; password: string; firstName: string; lastName: string };

/** Signs up and confirms by the link of the message, as a customer does; answers what the confirmation was answered. */
export async function signUpCustomer(
  backEnd: RunningBackEnd,
  browser: Browser,
  form: Form,
  headers: Record<string, string> = {},
): Promise<Response> {
  const asked = await browser.ask('/web-api/customer-sign-up', { body: form, headers });
  expect(asked.status, await asked.text()).toBe(202);
  const link = await signUpLink(backEnd, form.email.toLowerCase());
  return confirmSignUp(browser, link, form.password);
}

/** The link in the newest message to this address; it is written after the answer. */
export async function signUpLink(backEnd: RunningBackEnd, email: string): Promise<URL> {
  const newest = async () => {
    const toEmail = and(eq(mails.recipient, email), eq(mails.kind, 'sign-up'));
    const [mail] = await backEnd.database
      .select()
      .from(mails)
      .where(toEmail)
      .orderBy(desc(mails.id))
      .limit(1);
    return mail?.text ?? '';
  };
  await expect.poll(newest, { timeout: 20_000 }).toContain('customer-sign-up-confirm');
  const [url = ''] = /http:\S+customer-sign-up-confirm\S+/.exec(await newest()) ?? [];
  return new URL(url);
}

/** Sends the form of the page that the link opens. */
export function confirmSignUp(browser: Browser, link: URL, password: string): Promise<Response> {
  const body = new URLSearchParams(link.searchParams);
  body.set('password', password);
  return browser.ask(link.pathname, { body });
}
