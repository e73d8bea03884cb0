import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

test('a space that does not answer is named, with the setting', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const error: unknown = await fetch(nowhere).catch((reason: unknown) => reason);
  expect(refusalOf(error, nowhere)).toMatch(
    /^http:\/\/127\.0\.0\.1:1 does not answer \(.+\)\. Is STORYBLOK_MANAGEMENT_URL right/,
  );
});

test('what a space says against it is passed on', () => {
  const error = Object.assign(new Error('Unprocessable'), { response: { data: { slug: ['taken'] } } });
  expect(refusalOf(error, 'https://mapi.storyblok.com')).toBe('Unprocessable: {"slug":["taken"]}');
});
