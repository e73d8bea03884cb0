import { expect, test } from 'vitest';
import { editorOrigin } from './editor-origin.ts';

const allowed = ['https://app.storyblok.com', 'http://localhost:4000'];

test.each([
  ['?protocol=https:&host=app.storyblok.com&uid=a', { ok: true, origin: 'https://app.storyblok.com' }],
  ['?protocol=http:&host=localhost:4000&uid=a', { ok: true, origin: 'http://localhost:4000' }],
  ['?protocol=http:&host=app.storyblok.com&uid=a', notAllowed('http://app.storyblok.com')],
  ['?protocol=https:&host=evil.example&uid=a', notAllowed('https://evil.example')],
  [
    '?protocol=https:&host=app.storyblok.com.evil.example&uid=a',
    notAllowed('https://app.storyblok.com.evil.example'),
  ],
  ['?protocol=https:&host=*&uid=a', notAllowed('https://*')],
  ['?protocol=javascript:&host=app.storyblok.com&uid=a', { ok: false, reason: 'not-framed' }],
  ['', { ok: false, reason: 'not-framed' }],
])('%s', (search, expected) => {
  expect(editorOrigin(search, allowed)).toEqual(expected);
});

function notAllowed(origin: string) {
  return { ok: false, reason: 'not-allowed', origin };
}
