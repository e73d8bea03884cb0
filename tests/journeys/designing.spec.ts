import { test } from './support/journey-test.ts';

test('a guest writes on a card, in a form and on the card itself, undoes it, and puts it into the basket', async ({
  tab,
  view,
  shop,
  size,
  keep,
}) => {
  const main = view.get('main');
  await tab.open(`${shop.storefront}/configurator-card/?design=146101&quantity=50`);
  await view.isAlive();
  await main.get('heading', 'Einladungskarte „Sonnenblumenfeld“ gestalten').isSeen();
  await main.field('Namen').fill('Amélie & Łukasz');
  await keep('form');
  if (size.width > 1000) {
    await main.field('Namen auf der Karte').nth(0).is({ value: 'Amélie' });
    const onCard = main.field('Text auf der Karte');
    await onCard.fill('Wir trauen uns und feiern mit euch');
    await main.field('Text').is({ value: 'Wir trauen uns und feiern mit euch' });
    await keep('on-the-card');
  } else await main.field('Text').fill('Wir trauen uns und feiern mit euch');
  await main.get('button', 'Rückgängig').press();
  await main.get('button', 'Wiederholen').press();
  await main.field('Text').is({ value: 'Wir trauen uns und feiern mit euch' });
  await main
    .text(/Entwurf gesichert/)
    .nth(0)
    .isSeen();
  await main.get('button', 'In den Warenkorb').press();
  // The day and the place are the example's still.
  await main.get('button', 'Trotzdem in den Warenkorb').press();
  await view.get('link', 'Zum Warenkorb').press();
  await main
    .get('heading', /Warenkorb/)
    .nth(0)
    .isSeen();
  await main
    .text(/Einladungskarte „Sonnenblumenfeld“/)
    .nth(0)
    .isSeen();
  await keep('basket');
});
