import { randomUUID } from 'node:crypto';
import { test } from './support/journey-test.ts';

const password = 'Papier Tinte Umschlag 4711';

test('a visitor signs up, is known by name on other pages, signs out and in again', async ({
  tab,
  view,
  shop,
  keep,
}) => {
  const email = `anna-${randomUUID()}@kunde.example`;
  const account = view.get('banner').get('link', 'Konto');
  await tab.open(`${shop.storefront}/service/`);
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
  await view.get('dialog', 'Willkommen!').get('link', 'Zum Kundenkonto').press();

  const main = view.get('main');
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
