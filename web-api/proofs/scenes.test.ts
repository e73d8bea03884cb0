import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openBrowser } from '../test-support/browser.ts';
import { askDrafts, card, contentOf, startDesigningBackEnd } from '../test-support/designing-back-end.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => new Date('2026-11-24T08:00:00Z'));
});
afterAll(() => backEnd.close());

async function begun(names: string) {
  const browser = openBrowser(backEnd);
  const content = contentOf({ texts: { names } });
  const { id, key } = (await askDrafts(browser, 'POST ', { body: { designId: card, content } })).value;
  const picture = (scene: string, own: unknown = key) =>
    browser.ask(`/web-api/drafts/${id}/scenes/${scene}?width=600`, { headers: { 'draft-key': String(own) } });
  return { browser, id, key, picture };
}

test('a draft is pictured with its own words in the scenes of its product', async () => {
  const { browser, id, key, picture } = await begun('Ida & Jan');
  const { value } = await askDrafts(browser, `GET /${id}/scenes`, { key });
  const [scene = ''] = z.array(z.string()).parse(value.scenes);
  const answer = await picture(scene);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 450 });
  const other = await (await begun('Maximiliane & Wolfgang')).picture(scene);
  expect(Buffer.compare(bytes, Buffer.from(await other.arrayBuffer()))).not.toBe(0);
});

test('nobody else has it drawn, nor in a scene that does not suit it', async () => {
  const { browser, id, picture } = await begun('Ida & Jan');
  expect((await picture('card-standing', 'A'.repeat(22))).status).toBe(404);
  expect((await askDrafts(browser, `GET /${id}/scenes`, { key: null })).status).toBe(404);
  expect((await picture('mug')).status).toBe(404);
});
