import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { maxWidthBreakpoints, minWidthBreakpoints } from '@blattwerk/schemas/shop/pages/breakpoints.ts';
import { expect, test } from 'vitest';

const app = new URL('..', import.meta.url).pathname;
const files = globSync('**/*.css', { cwd: app });

const allowed = new Set([
  ...minWidthBreakpoints.map((width) => `min-width: ${width}px`),
  ...Object.values(maxWidthBreakpoints).map((width) => `max-width: ${width}px`),
]);

test('every layout changes at a breakpoint of the shop', async () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const css = await readFile(`${app}${file}`, 'utf8');
    for (const [, query] of css.matchAll(/@media[^{]*?((?:min|max)-width:\s*[\d.]+px)/g)) {
      expect(allowed, `${file}: ${query}`).toContain(query);
    }
  }
});
