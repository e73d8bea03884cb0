import { consentCookie } from '@blattwerk/schemas/shop/visitors/consent.ts';
import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { flagServiceKey } from '@blattwerk/web-api/flags/service-keys.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { rollOut } from './support/roll-out.ts';
import { expect, test } from './support/shop-test.ts';
import { splitBundle } from './support/split-bundle.ts';

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';
const before = 'Namen in Gold';
const tested = 'Worte, die nach euch klingen';
const rollout = 'set hochzeit-einstieg off=100 --key anna=zitat --key ben=off';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

/** Comes as the visitor whom flags know by this key. */
async function comeAs(context: BrowserContext, storefront: string, key: string): Promise<void> {
  await context.addCookies([{ name: 'split-key', value: key, url: storefront }]);
}

/** Automated browsers are not counted. */
const asPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));

/** Requests to the flag service, as they are sent. */
function asked(page: Page): { method: string; path: string; body: string }[] {
  const requests: { method: string; path: string; body: string }[] = [];
  page.on('request', (request) => {
    const [, path] = /\/web-api\/flag-service(\/[^?]*)/.exec(request.url()) ?? [];
    if (path !== undefined) requests.push({ method: request.method(), path, body: request.postData() ?? '' });
  });
  return requests;
}

test.describe('a visitor', { tag: '@own-shop' }, () => {
  test.use({ userAgent: person });

  test('is shown the version their flags say: in the HTML, after it comes alive, and after following a link', async ({
    browser,
    ownShop,
  }) => {
    await rollOut(ownShop, rollout);
    const address = `${ownShop.storefront}/hochzeit/`;
    for (const [key, shown, hidden] of [
      ['anna', tested, before],
      ['ben', before, tested],
    ] as const) {
      const context = await browser.newContext({ userAgent: person });
      await comeAs(context, ownShop.storefront, key);
      const page = await context.newPage();
      await expect(async () => {
        const html = await (await context.request.get(address)).text();
        expect(html).toContain(`>${shown}<`);
        expect(html).not.toContain(`>${hidden}<`);
        expect(html).not.toContain(`"${key}"`);
      }).toPass();
      await openAlive(page, address);
      await expect(heading(page, shown)).toBeVisible();
      await expect(heading(page, hidden)).toHaveCount(0);
      await openAlive(page, `${ownShop.storefront}/service/`);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/hochzeit/';
        document.querySelector('main')?.append(link);
        link.click();
      });
      await expect(heading(page, shown)).toBeVisible();
      await expect(heading(page, hidden)).toHaveCount(0);
      await context.close();
    }
  });

  test('gets a key with the first test, hands in nothing while consent is unknown, and keeps one treatment a session', async ({
    context,
    expectedErrors,
    ownShop,
    page,
  }) => {
    await rollOut(ownShop, rollout);
    await asPerson(page);
    const requests = asked(page);
    await openAlive(page, `${ownShop.storefront}/service/`);
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'split-key' }));
    await openAlive(page, `${ownShop.storefront}/hochzeit/`);
    const cookies = await context.cookies();
    const key = cookies.find(({ name }) => name === 'split-key');
    expect(key).toMatchObject({
      httpOnly: false,
      sameSite: 'Lax',
      value: expect.stringMatching(/^[\w-]{36}$/),
    });
    await expect.poll(() => requests.map(({ path }) => path)).toContain('/api/splitChanges');
    const kept = () => page.evaluate(() => sessionStorage.getItem('flag-treatments'));
    await expect.poll(kept).toContain('"hochzeit-einstieg":"off"');
    await page.goto('about:blank');
    expect(requests.filter(({ method, path }) => method === 'POST' && !path.includes('/metrics/'))).toEqual(
      [],
    );

    expectedErrors.push(/feature-test-treatment-changed/);
    await rollOut(ownShop, `${rollout} --key ${key?.value}=zitat`);
    await expect(async () => {
      const html = await (await context.request.get(`${ownShop.storefront}/hochzeit/`)).text();
      expect(html).toContain(`>${tested}<`);
    }).toPass();
    const told = page.waitForEvent('console', (message) =>
      message.text().includes('feature-test-treatment-changed'),
    );
    await openAlive(page, `${ownShop.storefront}/hochzeit/`);
    expect((await told).text()).toContain('hochzeit-einstieg said off in this session, and now says zitat');

    // Another key begins anew.
    expectedErrors.push(/feature-test-user-key-changed/);
    await comeAs(context, ownShop.storefront, 'ben');
    const changed = page.waitForEvent('console', (message) =>
      message.text().includes('feature-test-user-key-changed'),
    );
    // Testers are told how far the client has come.
    const ready = page.waitForEvent('console', (message) => message.text().startsWith('Flag client: ready'));
    await openAlive(page, `${ownShop.storefront}/hochzeit/?flagDebug=1`);
    await changed;
    await ready;
    expect(await kept()).toContain('"key":"ben"');

    await test.step('who has declined loads nothing of the flag service', async () => {
      const programs: string[] = [];
      page.on('request', (request) => {
        if (/\/split-brow[^/]*\.js/.test(request.url())) programs.push(request.url());
      });
      const idle = () =>
        page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
        );
      await openAlive(page, `${ownShop.storefront}/hochzeit/`);
      await expect.poll(() => programs.length).toBe(1);
      const value = encodeURIComponent(JSON.stringify({ categories: [], revision: 0 }));
      await context.addCookies([{ name: consentCookie, value, url: ownShop.storefront }]);
      const sent = requests.length;
      await openAlive(page, `${ownShop.storefront}/hochzeit/`);
      await idle();
      expect(programs).toHaveLength(1);
      expect(requests).toHaveLength(sent);
    });
  });

  test(
    'counts for tests by what is kept and bought, and nothing of it leaves the page while consent is unknown',
    beforeRelease,
    async ({ ownShop, page }) => {
      await rollOut(ownShop, rollout);
      await asPerson(page);
      const requests = asked(page);
      await openAlive(page, `${ownShop.storefront}/hochzeit/`);
      const counts = () => page.evaluate(() => sessionStorage.getItem('flag-counts'));
      await expect.poll(counts).toBe('{"wishlist":0,"basket":0}');
      await page
        .getByRole('button', { name: /auf den Merkzettel$/ })
        .first()
        .click();
      await expect.poll(counts).toBe('{"wishlist":1,"basket":0}');
      expect(requests.filter(({ method, path }) => method === 'POST' && !path.includes('/metrics/'))).toEqual(
        [],
      );
    },
  );

  test(
    'is shown what a tester’s address says, which counts for nobody',
    beforeRelease,
    async ({ context, ownShop, page }) => {
      await rollOut(ownShop, rollout);
      await comeAs(context, ownShop.storefront, 'anna');
      const address = `${ownShop.storefront}/hochzeit/`;
      const says: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Flags say')) says.push(message.text());
      });
      await openAlive(page, `${address}?feature=hochzeit-einstieg&treatment=control&flagDebug=1`);
      await expect(heading(page, before)).toBeVisible();
      await expect.poll(() => says).toEqual([expect.stringContaining('control')]);
      await openAlive(page, `${address}?flags=0`);
      await expect(heading(page, before)).toBeVisible();
      await openAlive(page, address);
      await expect(heading(page, tested)).toBeVisible();
    },
  );

  test('who agreed has what waited handed in when the page is hidden, by beacons with token and version', async ({
    ownShop,
    page,
  }) => {
    await rollOut(ownShop, rollout);
    const requests = asked(page);
    // Any address of the shop's origin: the client itself is what is looked at.
    const address = `${ownShop.storefront}/contract/`;
    await page.route(`${address}**`, async (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: await splitBundle() })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>contract</title>' }),
    );
    await page.goto(address);
    const apiKey = flagServiceKey('browser', localSigningSecret);
    await page.evaluate(
      async ({ key, module }) => {
        const { SplitFactory } = await import(module);
        const own = `${location.origin}/web-api/flag-service`;
        const api = `${own}/api`;
        const factory = SplitFactory({
          core: { authorizationKey: key, key: 'anna' },
          urls: { sdk: api, events: api, auth: api, telemetry: api, streaming: own },
          userConsent: 'UNKNOWN',
        });
        const client = factory.client();
        await client.ready();
        client.getTreatment('hochzeit-einstieg');
        client.track('user', 'page-view', 1, { route: 'slug' });
        Reflect.set(window, 'agree', () => {
          // What waited goes at once, what comes after it with the page.
          factory.UserConsent.setStatus(true);
          client.getTreatment('newsletter-gutschein');
        });
      },
      { key: apiKey, module: `${address}split.js` },
    );
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const beacons = () =>
      requests.filter(({ path }) => path.endsWith('/beacon') && !path.includes('/metrics/'));
    expect(beacons()).toEqual([]);
    const answers: number[] = [];
    page.on('response', (response) => {
      if (/\/(events|testImpressions)\/beacon/.test(response.url())) answers.push(response.status());
    });
    await page.evaluate(() => {
      Reflect.get(window, 'agree')();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect
      .poll(() => beacons().map(({ path }) => path))
      .toEqual(expect.arrayContaining(['/api/testImpressions/beacon', '/api/events/beacon']));
    for (const { body } of beacons())
      expect(JSON.parse(body)).toMatchObject({ token: apiKey, sdk: expect.stringMatching(/^browserjs-/) });
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(2);
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('sees what everybody sees without a test, gets no key and loads no flag client', async ({
    context,
    page,
    shop,
  }) => {
    await asPerson(page);
    const requests = asked(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openAlive(page, `${shop.storefront}/hochzeit/`);
    await expect(heading(page, before)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'split-key' }));
    expect(requests).toEqual([]);
    expect(scripts.filter((url) => /split|follow-fla/.test(url))).toEqual([]);
  });
});
