import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { webhookHeaders } from '@blattwerk/server-kit/webhooks/webhook-headers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder, createPage, pageContent } from './example-stories.ts';
import { portOf, type RunningContentSpace, startContentSpace } from './running-content-space.ts';

const stories = '/v1/spaces/100001/stories';
const secret = 'geheim-und-lang';

let backEnd: Server;
const answers: number[] = [];
let catalogue: CatalogueFacts = exampleCatalogue;
let space: RunningContentSpace;
let folder: number;

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    const etag = `W/"${catalogue.version}"`;
    const status = request.headers['if-none-match'] === etag ? 304 : 200;
    answers.push(status);
    response.writeHead(status, { etag, 'content-type': 'application/json' });
    response.end(status === 304 ? undefined : JSON.stringify(catalogue));
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(backEnd.address())}`;
  space = await startContentSpace({ catalogue: { origin, secret } });
  folder = (await createFolder(space, 'blattwerk')).id;
});
afterAll(() => space.close());

it('judges what is published by the catalogue, and by what it knew last when the back end is gone', async () => {
  const good = await pageOf('eukalyptus', '101');
  const published = await space.request(`${stories}/${good}/publish`);
  expect([published.status, published.headers.get('x-catalogue-facts')]).toEqual([200, 'current']);

  const bad = await pageOf('alpenrose', '103', '99');
  const refusal = await publish(bad);
  expect(refusal.status).toBe(422);
  expect(refusal.body).toMatchObject({
    error: expect.stringMatching(/not published: 2 errors stand in the way\.$/),
    findings: [
      { code: 'unknown_product', uid: 'card-99' },
      {
        code: 'product_not_sold',
        field: 'product',
        message: { de: expect.stringContaining('in Österreich und der Schweiz nicht lieferbar') },
      },
    ],
    catalogue: { state: 'current', version: '1' },
  });

  // What editors are offered, and what is refused of vouchers and flags.
  const choices = await (await space.request('/workspace/catalogue-choices')).json();
  expect(choices['voucher-campaigns'].map(({ value }: { value: string }) => value)).toEqual([
    'newsletter-voucher',
    'advent',
    'firmenstart',
  ]);
  expect(choices.flags).toContainEqual({
    value: 'hochzeit-einstieg',
    name: 'Einstieg',
  });
  const dead = await pageWith('sommer', [
    { _uid: 'voucher', component: 'voucher', headline: 'Sommer', campaign: 'sommer-2025' },
    { _uid: 'test', component: 'ab_test', flag: 'startseite', control: [subline], treatment: [] },
  ]);
  expect(await publish(dead)).toMatchObject({
    status: 422,
    body: {
      findings: [
        { code: 'voucher_not_running', uid: 'voucher', field: 'campaign' },
        { code: 'unknown_flag', uid: 'test', field: 'flag' },
      ],
    },
  });

  // A product is taken out of the catalogue; the back end says so, and the next word is the new one.
  const { 'card:101': _, ...products } = catalogue.products;
  catalogue = { ...catalogue, version: '2', products };
  expect(await announce('wrong')).toBe(401);
  expect(await announce(secret)).toBe(200);
  expect(await publish(good)).toMatchObject({
    status: 422,
    body: { findings: [{ code: 'unknown_product' }], catalogue: { version: '2' } },
  });
  await announce(secret);
  const findings = await space.request(`${stories}/${good}/findings`);
  expect(await findings.json()).toMatchObject({ findings: [{ code: 'unknown_product' }] });
  expect(answers.filter((status) => status === 200)).toHaveLength(2);

  // What the workspace asks for is the same, and is not sent twice.
  const facts = await space.request('/workspace/catalogue-facts');
  expect(await facts.json()).toEqual({ catalogue: { state: 'current', version: '2' }, facts: catalogue });
  const headers = { 'if-none-match': facts.headers.get('etag') ?? '' };
  expect((await space.request('/workspace/catalogue-facts', { headers })).status).toBe(304);
  expect((await space.request('/workspace/catalogue-facts', { headers: { authorization: '' } })).status).toBe(
    401,
  );

  backEnd.closeAllConnections();
  await new Promise((resolve) => backEnd.close(resolve));
  await announce(secret);
  expect(await publish(good)).toMatchObject({
    status: 422,
    body: {
      error: expect.stringMatching(
        /The shop does not answer at the moment: products were compared with its catalogue of 20/,
      ),
      findings: [{ code: 'unknown_product' }],
      catalogue: { state: 'kept', version: '2', asOf: expect.any(String) },
    },
  });
  const harmless = await pageOf('ohne-karten');
  const late = await space.request(`${stories}/${harmless}/publish`);
  expect([late.status, late.headers.get('x-catalogue-facts')]).toEqual([
    200,
    expect.stringMatching(/^kept; as-of=20/),
  ]);
});

const subline = { _uid: 'sub', component: 'page_container_headline', headline: 'Neu', headlineType: 'h2' };

async function pageOf(slug: string, ...ids: string[]): Promise<number> {
  const cards = ids.map((id) => ({
    _uid: `card-${id}`,
    component: 'card_detail',
    product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id }] },
  }));
  return pageWith(slug, cards);
}

async function pageWith(slug: string, sections: object[]): Promise<number> {
  const content = pageContent(slug, { title: `Einladungskarten ${slug}` });
  const body = [...(Array.isArray(content.body) ? content.body : []), ...sections];
  const { id } = await createPage(space, slug, { parent_id: folder, content: { ...content, body } });
  return id;
}

async function publish(id: number) {
  const response = await space.request(`${stories}/${id}/publish`);
  return { status: response.status, body: await response.json() };
}

/** What the back end says when its catalogue has changed. */
async function announce(signedWith: string): Promise<number> {
  const body = JSON.stringify({ action: 'catalogue.changed', version: catalogue.version });
  const headers = webhookHeaders(signedWith, { id: randomUUID(), body }, Date.now());
  const response = await space.request('/_hooks/catalogue', { method: 'POST', headers, body });
  return response.status;
}
