import { expect, test } from './support/journey-test.ts';

test('a shopper finds a card over listing and filter, chooses its options, keeps it, and goes all the way back', async ({
  tab,
  view,
  shop,
  size,
  keep,
}) => {
  const main = view.get('main');
  const isPhone = size.width < 1000;
  const address = async () =>
    decodeURI(String(await tab.evaluate('location.href'))).replace(shop.storefront, '');
  const isAt = async (path: RegExp) => {
    await expect.poll(address).toMatch(path);
  };

  await tab.open(`${shop.storefront}/`);
  await view.get('heading').nth(0).isSeen();
  await keep('home');

  await test.step('over the navigation to a listing', async () => {
    if (isPhone) {
      await view.get('button', /^Menü/).press();
      const drawer = view.get('dialog');
      await drawer.get('navigation').text('Hochzeit').nth(0).press();
      await keep('menu');
      await drawer.get('link', 'Hochzeit').press();
    } else {
      await view.get('banner').get('link', 'Hochzeit').press();
    }
    await isAt(/^\/hochzeit\/$/);
    await main.get('list', /Ergebnis/).isSeen();
    await keep('listing');
  });

  const tiles = main.get('list', /Ergebnis/).get('article');
  const gold = view.get('checkbox', /^Gold\d/);
  await test.step('filtered', async () => {
    if (isPhone) await main.get('button', /^Filter/).press();
    await gold.press();
    await gold.is({ isChecked: true });
    await isAt(/^\/hochzeit\/\?color\[\]=gold$/);
    await keep('filter');
    if (isPhone)
      await view
        .get('dialog')
        .get('button', /Ergebnisse anzeigen$/)
        .press();
    await main.get('list', 'Gewählte Filter').get('listitem').isSeen();
    await keep('filtered');
  });

  await test.step('a card of it', async () => {
    await tiles.nth(1).get('link').nth(0).press();
    await isAt(/^\/karten-designen\//);
    await keep('card');
  });
  const form = main.get('form', /^Einladungskarte/);
  const kraft = form.get('radio', /^Kraftpapier/);
  const heart = main.get('button', /auf den Merkzettel$/).nth(0);

  await test.step('its options and its heart', async () => {
    await kraft.press();
    await kraft.is({ isChecked: true });
    await isAt(/^\/karten-designen\/.*\?paper=kraftpapier$/);
    await heart.press();
    await heart.is({ isPressed: true });
    await view
      .get('banner')
      .get('link', /^Merkzettel ?, 1 Design$/)
      .isSeen();
    await keep('options');
  });

  await test.step('the wish list', async () => {
    await view
      .get('banner')
      .get('link', /^Merkzettel/)
      .press();
    await isAt(/^\/merkzettel\/$/);
    await main.get('article').is({ text: /€/ });
    await keep('wish-list');
  });

  await test.step('all the way back', async () => {
    await tab.back();
    await isAt(/^\/karten-designen\/.*\?paper=kraftpapier$/);
    await kraft.is({ isChecked: true });
    await heart.is({ isPressed: true });
    await keep('back-at-the-card');
    await tab.back();
    await isAt(/^\/hochzeit\/\?color\[\]=gold$/);
    await main.get('list', 'Gewählte Filter').get('listitem').is({ text: /Gold/ });
    await tiles.nth(1).isSeen();
    await keep('back-at-the-filter');
    // What is chosen in the drawer takes the listing's own place in the history.
    if (!isPhone) {
      await tab.back();
      await isAt(/^\/hochzeit\/$/);
      await main.get('list', 'Gewählte Filter').isGone();
    }
    await tab.back();
    await isAt(/^\/$/);
    await keep('back-at-home');
  });
});
