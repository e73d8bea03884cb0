import { expect, test } from './support/journey-test.ts';
import { startSlowLine } from './support/slow-line.ts';

test('a link that is pressed while the scripts are on their way leads on', async ({ tab, view, shop }) => {
  const line = await startSlowLine(shop.storefront);
  try {
    await tab.open(`${line.address}/service/`);
    await view.get('banner').get('link', 'Konto').press();
    await view
      .get('main')
      .field(/^Passwort/)
      .isSeen();
    // Neither loaded anew on the way nor asked for twice.
    expect(line.documents).toEqual(['/service/', '/kundenkonto/']);
  } finally {
    await line.stop();
  }
});
