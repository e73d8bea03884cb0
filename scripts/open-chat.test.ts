import { expect, test } from 'vitest';
import { openChat, sampleChat } from './open-chat.ts';

const local = 'http://localhost:3000';

test('the sample chat says that it is one, in the browser’s language, and loads nothing', async () => {
  const chat = await openChat({ CHAT_URL: sampleChat, STOREFRONT_ORIGIN: local });
  if (!chat.ok || chat.url === undefined) throw new Error('No sample.');
  try {
    const german = await fetch(chat.url, { headers: { 'accept-language': 'de-DE,de' } });
    expect(await german.text()).toContain('Hier antwortet niemand');
    expect(german.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(chat.url)).text()).toContain('nobody answers here');
  } finally {
    await chat.close();
  }
});

test('a shop in the world has no sample, its own chat or none', async () => {
  const origin = 'https://www.blattwerk.example';
  const refused = await openChat({ CHAT_URL: sampleChat, STOREFRONT_ORIGIN: origin });
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('CHAT_URL') });
  const url = 'https://chat.example/shop';
  expect(await openChat({ CHAT_URL: url, STOREFRONT_ORIGIN: origin })).toMatchObject({ ok: true, url });
  expect(await openChat({ CHAT_URL: undefined, STOREFRONT_ORIGIN: local })).toMatchObject({
    ok: true,
    url: undefined,
  });
});
