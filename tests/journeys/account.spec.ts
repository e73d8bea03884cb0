import { randomUUID } from 'node:crypto';
import { mailLink } from '../browser/support/mail-link.ts';
import { test } from './support/journey-test.ts';

const password = 'Papier Tinte Umschlag 4711';

test('a visitor signs up, is known by name on other pages, signs out and in again', async ({
  tab,
  view,
  shop,
  keep,
  request,
}) => {
  const email = `anna-${randomUUID()}@kunde.example`;
  const account = view.get('banner').get('link', 'Konto');
  await tab.open(`${shop.storefront}/service/`);
  // Until the page is alive, the link leads to the account's page.
  await view.isAlive();
  await account.press();
  const signIn = view.get('dialog', 'Anmelden');
  await signIn.field(/^E-Mail-Adresse/).isSeen();
  await keep('sign-in');
  await tab.key('Escape');
  await signIn.isGone();
  await account.is({ isFocused: true });

  await account.press();
  await signIn.get('button', 'Konto anlegen').press();
  const signUp = view.get('dialog', 'Konto anlegen');
  await signUp.field(/^Vorname/).is({ isFocused: true });
  await signUp.field(/^Vorname/).fill('Änne');
  await tab.key('Tab');
  await signUp.field(/^Nachname/).is({ isFocused: true });
  await tab.type('Beispiel');
  await signUp.field(/^E-Mail-Adresse/).fill(email);
  await signUp.field(/^Passwort/).fill(password);
  await keep('sign-up');
  await tab.key('Enter');
  await signUp.get('status').is({ isFocused: true, text: /^Fast geschafft: Es ist eine E-Mail/ });
  await keep('sent');

  const main = view.get('main');
  await tab.open(await mailLink(request, shop.workspace, email, 'customer-sign-up-confirm'));
  await view.field(/^Passwort/).fill(password);
  await keep('confirm');
  await view.get('button', 'Konto einrichten').press();
  await main.get('heading', 'Willkommen, Änne!').isSeen();
  await keep('welcome');
  await tab.open(`${shop.storefront}/kundenkonto/`);
  await main.get('heading', 'Hallo, Änne!').isSeen();
  await view.get('banner').get('link', 'Konto von Änne').isSeen();
  await keep('account');
  await view.get('contentinfo').get('link', 'Papiere').press();
  await main
    .get('heading', /Papiere/)
    .nth(0)
    .isSeen();
  await view.get('banner').get('link', 'Konto von Änne').isSeen();
  await tab.back();
  await main.get('button', 'Abmelden').press();
  await account.isSeen();

  await main.field(/^E-Mail-Adresse/).fill(email);
  await main.field(/^Passwort/).fill(password);
  await main.get('button', 'Anmelden').press();
  await main.get('heading', 'Hallo, Änne!').isSeen();
});
