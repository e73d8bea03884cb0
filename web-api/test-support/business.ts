import { expect } from 'vitest';
import { type BasketVisitor, openBasketVisitor } from './basket-visitor.ts';
import type { SellingBackEnd } from './selling-back-end.ts';
import { confirmSignUp, signUpLink } from './sign-up-customer.ts';

export const sommer = {
  country: 'DE',
  firstName: 'Anna',
  lastName: 'Sommer',
  company: 'Sommer & Söhne GmbH',
  street: 'Am Markt 3',
  postalCode: '80331',
  city: 'München',
  vatId: 'DE 136 695 976',
};
export const password = 'vier blaue Papierschiffe';

/** What the form of a business sends. */
export function businessForm(email: string, address: Record<string, string> = {}) {
  const invoiceEmail = `buchhaltung-${email}`;
  return { email, password, invoiceEmail, address: { ...sommer, ...address } };
}

/** Signs a business up and confirms by the link of the message. */
export async function signUpBusiness(
  backEnd: SellingBackEnd,
  email: string,
  address: Record<string, string> = {},
): Promise<BasketVisitor> {
  const visitor = openBasketVisitor(backEnd);
  const body = businessForm(email, address);
  const asked = await visitor.browser.ask('/web-api/business-sign-up', { body });
  expect(asked.status, await asked.text()).toBe(202);
  await confirmSignUp(visitor.browser, await signUpLink(backEnd, email), password);
  return visitor;
}
