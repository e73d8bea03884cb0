import { expect, test } from 'vitest';
import { messagePage } from './message-page.ts';

test('a page out of an e-mail loads nothing, not even an icon', () => {
  const { html, headers } = messagePage({
    channel: 'blattwerk',
    language: 'de',
    title: 'Bestätigt',
    paragraphs: ['Danke.'],
  });
  expect(html).toContain('<link rel="icon" href="data:,">');
  expect(html).not.toMatch(/<(script|img|iframe)|src=/);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; /);
});
