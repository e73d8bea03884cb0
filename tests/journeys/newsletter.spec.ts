import { test } from './support/journey-test.ts';

test('the newsletter says what is missing, then what comes next', async ({
  tab,
  view,
  shop,
  keep,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await tab.open(`${shop.storefront}/service/newsletter/`);
  const form = view.get('region', '5 € für die erste Bestellung');
  const email = form.field(/^E-Mail-Adresse/);
  await email.fill('anna');
  await form.get('button', 'Anmelden').press();
  await email.is({ isFocused: true, value: 'anna' });
  await keep('refused');
  await email.fill('anna@kunde.example');
  await form.get('checkbox').press();
  await form.get('checkbox').is({ isChecked: true });
  await form.get('button', 'Anmelden').press();
  await form.get('status').is({ isFocused: true, text: /E-Mail/ });
  await keep('sent');
});
