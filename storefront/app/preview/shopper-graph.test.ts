import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const entrances = [join(app, 'entry.client.tsx')];
const rooms = join(app, '../..');
const ourRooms = '@blattwerk/';

/** What a module loads at once: its static imports, without those of types. */
function staticImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?['"]([^'"]+)['"];$/gms,
  );
  return [...imports].map(([, specifier = '']) => specifier);
}

/** Packages and files that a shopper's browser loads before anything is done on the page. */
function loadedByShoppers(): Set<string> {
  const loaded = new Set<string>();
  const visit = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const specifier of staticImports(file)) {
      const path = specifier.replace(/\?.*$/, '');
      if (path.startsWith('.')) visit(join(dirname(file), path));
      else if (path.startsWith(ourRooms)) visit(join(rooms, path.slice(ourRooms.length)));
      else loaded.add(specifier);
    }
  };
  for (const entrance of entrances) visit(entrance);
  return loaded;
}

test('shoppers load the page, and nothing of the editor or the server', () => {
  const loaded = [...loadedByShoppers()];
  expect(loaded).toContain('react-dom/client');
  expect(loaded).toContain(join(app, 'blocks/story-blocks.tsx'));
  expect(loaded).toContain(join(rooms, 'schemas/shop/markets/locales.generated.ts'));
  // The vocabulary's lists are for pages; what checks them with zod stands in files of its own.
  const forbidden = /splitsoftware|preview-bridge|@?storyblok|preview\/session|\/server\/|^node:|^zod/;
  expect(loaded.filter((name) => forbidden.test(name))).toEqual([]);
});
