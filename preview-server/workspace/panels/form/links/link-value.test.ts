import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSafeAddress,
  type Link,
  linkTypes,
  readLinkMark,
  readMultilink,
  writeLinkMark,
  writeMultilink,
} from './link-value.ts';

const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const anyLink: fc.Arbitrary<Link> = fc
  .record({
    type: fc.constantFrom(...linkTypes),
    story: fc.uuid(),
    url: word,
    email: word.map((name) => `${name}@example.com`),
    anchor: fc.option(word, { nil: '' }),
    newTab: fc.boolean(),
  })
  .map((link) => ({
    ...link,
    story: link.type === 'story' ? link.story : '',
    anchor: link.type === 'story' ? link.anchor : '',
    email: link.type === 'email' ? link.email : '',
    url: link.type === 'email' ? '' : link.url,
  }));

test('any link comes back as it was, as a field and in rich text', () => {
  fc.assert(
    fc.property(anyLink, (link) => {
      expect(readMultilink(writeMultilink(link, undefined))).toEqual(link);
      expect(readLinkMark(writeLinkMark(link, {}))).toEqual(link);
    }),
  );
});

test('what the form does not edit stays', () => {
  const before = {
    fieldtype: 'multilink',
    linktype: 'url',
    url: '/a',
    title: 'Mehr',
    rel: 'nofollow',
    anchor: 'x',
  };
  expect(writeMultilink(readMultilink(before), before)).toMatchObject({ title: 'Mehr', rel: 'nofollow' });
});

test.each([
  ['https://example.com', true],
  ['/service/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['example.com', false],
])('%s may be linked to: %s', (url, expected) => {
  expect(isSafeAddress(url)).toBe(expected);
});
