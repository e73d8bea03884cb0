import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyPreview } from './verify-preview.ts';

const secrets = { spaceId: '123', previewToken: 'previewtok' };
const now = 1_700_000_000;

function query(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    _storyblok: '42',
    _storyblok_lang: 'en',
    '_storyblok_tk[space_id]': '123',
    '_storyblok_tk[timestamp]': String(now),
    '_storyblok_tk[token]': 'e10072a9a57ed4ae845997a7342c29c7e5c39e6b',
    ...changes,
  });
}

test("the vendor's published example is accepted", () => {
  expect(verifyPreview(query(), secrets, now)).toEqual({ storyId: 42, language: 'en' });
});

test('no language means the default language', () => {
  expect(verifyPreview(query({ _storyblok_lang: '' }), secrets, now)?.language).toBe('default');
});

test('a day counts with a signature alone, and only as a day', () => {
  const on = (day: string, changes = {}) =>
    verifyPreview(query({ blattwerk_day: day, ...changes }), secrets, now);
  expect(on('2026-12-24')).toEqual({ storyId: 42, language: 'en', day: '2026-12-24' });
  expect(on('2026-12-24', { '_storyblok_tk[token]': '0'.repeat(40) })).toBeUndefined();
  expect(on('2026-13-24')).toBeUndefined();
  expect(on('morgen')).toBeUndefined();
});

test('an editor may look at a page as one type of customer, and as no other', () => {
  expect(verifyPreview(query({ _customer_type: 'business' }), secrets, now)).toEqual({
    ...{ storyId: 42, language: 'en' },
    customerType: 'business',
  });
  expect(verifyPreview(query({ _customer_type: 'everybody' }), secrets, now)).toBeUndefined();
});

test('it counts for an hour and no longer', () => {
  expect(verifyPreview(query(), secrets, now + 3599)).toBeDefined();
  expect(verifyPreview(query(), secrets, now + 3600)).toBeUndefined();
  expect(verifyPreview(query(), secrets, now - 61)).toBeUndefined();
});

test.each([
  ['another space', { '_storyblok_tk[space_id]': '124' }],
  ['another time', { '_storyblok_tk[timestamp]': String(now + 1) }],
  ['a short token', { '_storyblok_tk[token]': 'e1' }],
  ['no token', { '_storyblok_tk[token]': '' }],
  ['no story', { _storyblok: '' }],
  ['a story that is no number', { _storyblok: '../me' }],
  ['a language that is a path', { _storyblok_lang: '../en' }],
])('%s is refused', (_, changes) => {
  expect(verifyPreview(query(changes), secrets, now)).toBeUndefined();
});

test('another secret never signs a preview', () => {
  fc.assert(
    fc.property(
      fc.string().filter((token) => token !== secrets.previewToken),
      (previewToken) => {
        expect(verifyPreview(query(), { ...secrets, previewToken }, now)).toBeUndefined();
      },
    ),
  );
});
