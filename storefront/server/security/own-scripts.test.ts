import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowOwnScripts } from './own-scripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the scripts that carry the nonce, and takes it out', () => {
  const html =
    '<head><link rel="modulepreload" nonce="n1" href="/a.js"/></head>' +
    '<script nonce="n1">window.a = "<b>";</script><script nonce="n1" type="module">import "/a.js"</script>';
  const { html: cleaned, sources } = allowOwnScripts(html, 'n1');
  expect(sources).toEqual([hash('window.a = "<b>";'), hash('import "/a.js"')]);
  expect(cleaned).not.toContain('nonce');
});

test('a script that came in through content stays forbidden', () => {
  const html =
    '<script>steal()</script><script nonce="guess">steal()</script><script nonce="n1">own()</script>';
  expect(allowOwnScripts(html, 'n1').sources).toEqual([hash('own()')]);
});

test('scripts with an address need no hash', () => {
  expect(allowOwnScripts('<script nonce="n1" src="/a.js" async=""></script>', 'n1').sources).toEqual([]);
});
