import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowOwnInline as allowInBytes } from './own-inline.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function allowOwnInline(text: string, nonce: string) {
  const { html, sources } = allowInBytes(Buffer.from(text), nonce);
  return { html: html.toString(), sources };
}

test('allows the scripts that carry the nonce, and takes it out', () => {
  const html =
    '<head><link rel="modulepreload" nonce="n1" href="/a.js"/></head>' +
    '<script nonce="n1">window.a = "<b>";</script><script nonce="n1" type="module">import "/a.js"</script>';
  const { html: cleaned, sources } = allowOwnInline(html, 'n1');
  expect(sources.scripts).toEqual([hash('window.a = "<b>";'), hash('import "/a.js"')]);
  expect(cleaned).not.toContain('nonce');
});

test('a script that came in through content stays forbidden', () => {
  const html =
    '<script>steal()</script><script nonce="guess">steal()</script><script nonce="n1">own()</script>';
  expect(allowOwnInline(html, 'n1').sources.scripts).toEqual([hash('own()')]);
});

test('scripts with an address need no hash', () => {
  expect(allowOwnInline('<script nonce="n1" src="/a.js" async=""></script>', 'n1').sources.scripts).toEqual(
    [],
  );
});

test('styles are allowed as styles', () => {
  const { html, sources } = allowOwnInline('<style nonce="n1">a{color:red}</style><style>b{}</style>', 'n1');
  expect(sources).toEqual({ scripts: [], styles: [hash('a{color:red}')] });
  expect(html).toBe('<style>a{color:red}</style><style>b{}</style>');
});
