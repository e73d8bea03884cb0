import { describe, expect, test } from 'vitest';
import { pageUrls } from '../../../page/request/page-urls.ts';
import { resolveLink } from './resolve-link.ts';

const cards = pageUrls({ channel: 'blattwerk', pathPrefix: '' });
const swissFrench = pageUrls({ channel: 'blattwerk', pathPrefix: '/fr' });
const posters = pageUrls({ channel: 'myposter', pathPrefix: '' });

const href = (link: Parameters<typeof resolveLink>[0], urls = cards) => resolveLink(link, urls)?.href;

describe('a link to a story', () => {
  const link = { linktype: 'story', cached_url: 'blattwerk/service/versand' };

  test('becomes the path of this shop', () => {
    expect(href(link)).toBe('/service/versand/');
    expect(href(link, swissFrench)).toBe('/fr/service/versand/');
    expect(href({ linktype: 'story', cached_url: 'myposter/kontakt' }, posters)).toBe('/kontakt');
    expect(href({ linktype: 'story', cached_url: 'blattwerk/home' })).toBe('/');
  });

  test('follows the story when it moved since the link was stored', () => {
    expect(href({ ...link, story: { full_slug: 'blattwerk/service/lieferung' } })).toBe(
      '/service/lieferung/',
    );
  });

  test('keeps its anchor', () => {
    expect(href({ ...link, anchor: 'express' })).toBe('/service/versand/#express');
  });

  test('leads nowhere when no story is chosen', () => {
    expect(href({ linktype: 'story', cached_url: '', url: '' })).toBeUndefined();
  });
});

describe('a link to an address', () => {
  test('inside the shop takes the language prefix and the trailing slash', () => {
    expect(href({ linktype: 'url', url: '/produkte?tileCount=48#liste' }, swissFrench)).toBe(
      '/fr/produkte/?tileCount=48#liste',
    );
  });

  test('to a file or another host stays as written', () => {
    expect(href({ linktype: 'url', url: '/papiere.pdf' })).toBe('/papiere.pdf');
    expect(href({ linktype: 'url', url: 'https://example.org/a' })).toBe('https://example.org/a');
    expect(href({ linktype: 'url', url: '//example.org/a' })).toBe('//example.org/a');
  });

  test('keeps an anchor stored beside it', () => {
    expect(href({ linktype: 'url', url: 'https://example.org/a', anchor: 'b' })).toBe(
      'https://example.org/a#b',
    );
  });

  test('tells other hosts and new tabs apart', () => {
    expect(resolveLink({ linktype: 'url', url: '//example.org', target: '_blank' }, cards)).toMatchObject({
      isExternal: true,
      opensNewTab: true,
    });
    expect(resolveLink({ linktype: 'url', url: '/produkte/' }, cards)?.isExternal).toBe(false);
  });
});

test('an e-mail address becomes a mailto link once', () => {
  expect(href({ linktype: 'email', email: 'hallo@example.org' })).toBe('mailto:hallo@example.org');
  expect(href({ linktype: 'email', url: 'mailto:hallo@example.org' })).toBe('mailto:hallo@example.org');
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
])('refuses %j', (url) => {
  for (const linktype of ['url', 'asset', undefined]) expect(href({ linktype, url })).toBeUndefined();
});

test('no link is no link', () => {
  expect(resolveLink(null, cards)).toBeUndefined();
  expect(resolveLink({}, cards)).toBeUndefined();
});
