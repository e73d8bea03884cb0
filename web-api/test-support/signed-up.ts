import { expect } from 'vitest';
import { type Browser, openBrowser } from './browser.ts';
import type { RunningBackEnd } from './running-back-end.ts';
import { signUpCustomer } from './sign-up-customer.ts';

/** Of every customer that `customerForm` describes. */
export const customerPassword = 'Papier & Tinte';

/** The form of signing up, filled in. */
export const customerForm = (email: string) => ({
  email,
  password: customerPassword,
  firstName: 'Anna',
  lastName: 'Beispiel',
});

/** A browser whose customer has just signed up and confirmed, and what the confirmation was answered. */
export async function signedUp(
  backEnd: RunningBackEnd,
  email: string,
): Promise<{ browser: Browser; response: Response }> {
  const browser = openBrowser(backEnd);
  const response = await signUpCustomer(backEnd, browser, customerForm(email));
  expect(response.status).toBe(303);
  return { browser, response };
}
