import { consentCookie, consentRevision, type Decision } from '@blattwerk/schemas/shop/visitors/consent.ts';
import type { Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import type { Page } from '@playwright/test';

/** Shops neither ask nor measure automated browsers. */
export async function asVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The cookie of an answer, as the dialog writes it. */
export function answerCookie(decision: Decision, measurement: Measurement = {}): string {
  const answeredAt = new Date().toISOString();
  const kept = {
    categories: ['necessary', ...decision],
    revision: consentRevision(measurement),
    data: null,
    consentTimestamp: answeredAt,
    consentId: '1f6f7c2e-8d8e-4b5f-9d55-0c4f5e0a7b11',
    services: {},
    languageCode: 'de-DE',
    lastConsentTimestamp: answeredAt,
    expirationTime: Date.now() + 86_400_000,
  };
  return encodeURIComponent(JSON.stringify(kept));
}

/** The visitor has answered on an earlier visit. */
export async function hasDecided(
  page: Page,
  given: { storefront: string; decision: Decision; measurement?: Measurement },
): Promise<void> {
  const value = answerCookie(given.decision, given.measurement);
  await page.context().addCookies([{ name: consentCookie, value, url: given.storefront }]);
}

/** Answered by the test, as nothing here reaches the network. */
const others = /^https:\/\/(www\.googletagmanager\.com|static\.hotjar\.com)\//;

/**
 * Pages of the shop as one that is set up with others' programs answers them.
 * @returns addresses of others that were asked for, as they come
 */
export async function withMeasurement(
  page: Page,
  storefront: string,
  measurement: Measurement,
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(storefront) && !request.url().startsWith('data:'))
      asked.push(request.url());
  });
  await page.route(others, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '// Nothing is measured here.' }),
  );
  await page.route(`${storefront}/**`, async (route) => {
    const request = route.request();
    const isPage = request.resourceType() === 'document' || request.url().includes('/_payload.json');
    if (!isPage) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 2 });
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    const opened = policy?.replace(
      "script-src 'self'",
      "script-src 'self' https://www.googletagmanager.com https://static.hotjar.com",
    );
    await route.fulfill({
      status: response.status(),
      body: (await response.text()).replaceAll(
        '"measurement":{}',
        `"measurement":${JSON.stringify(measurement)}`,
      ),
      headers: { ...headers, ...(opened && { 'content-security-policy': opened }) },
    });
  });
  return asked;
}

/** What stands in Google's data layer, commands as lists. */
export async function dataLayerOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(Object.values(Object(entry)))
        : entry,
    ),
  );
}

/** Everything that is handed in for our own counts and figures, as it comes. */
export function handedIn(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (/\/web-api\/(visit-counts|web-vitals)$/.test(request.url())) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** The visitor looks at something else: pages hand in what they have. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
  });
}
