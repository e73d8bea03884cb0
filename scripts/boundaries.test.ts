import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const lintReport = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

/** The import table of rooms and of the storefront's folders, as the linter must enforce it: [folder, imported, allowed]. */
const table: [string, string, boolean][] = [
  ['schemas', '@blattwerk/database/open-database.ts', false],
  ['schemas', '../storefront/server.ts', false],
  ['designs', '@blattwerk/schemas/schema.ts', true],
  ['designs', '@blattwerk/database/open-database.ts', false],
  ['designs', '@blattwerk/web-api/server.ts', false],
  ['database', '@blattwerk/schemas/schema.ts', true],
  ['database', '@blattwerk/preview-server/server.ts', false],
  ['database', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['designs', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['schemas', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['server-kit', '@blattwerk/schemas/schema.ts', true],
  ['server-kit', '@blattwerk/database/open-database.ts', false],
  ['server-kit', '@blattwerk/designs/model/design.ts', false],
  ['server-kit', '../web-api/server.ts', false],
  ['web-api', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['preview-server', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['field-plugins', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['storefront/server', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['storefront/server', '@blattwerk/database/open-database.ts', false],
  ['storefront/app', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['storefront/app', '@blattwerk/designs/raster/draw-page.ts', false],
  ['storefront/app', '@blattwerk/designs/drawing/page-drawing.ts', true],
  ['scripts', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['web-api', '@blattwerk/designs/model/design.ts', true],
  ['web-api', '@blattwerk/database/open-database.ts', true],
  ['web-api', '@blattwerk/storefront/server.ts', false],
  ['web-api', '../preview-server/server.ts', false],
  ['preview-server', '@blattwerk/database/open-database.ts', true],
  ['preview-server', '@blattwerk/schemas/schema.ts', true],
  ['preview-server', '@blattwerk/field-plugins/look/button.tsx', true],
  ['preview-server', '@blattwerk/field-plugins/shell/picker.ts', false],
  ['preview-server', '@blattwerk/storefront/server.ts', false],
  ['field-plugins', '@blattwerk/schemas/schema.ts', true],
  ['field-plugins', '@blattwerk/web-api/server.ts', false],
  ['field-plugins', '../preview-server/server.ts', false],
  ['storefront', '@blattwerk/schemas/schema.ts', true],
  ['storefront', '@blattwerk/designs/drawing/page-drawing.ts', true],
  ['storefront', '@blattwerk/designs/raster/draw-page.ts', false],
  ['storefront', '@blattwerk/database/open-database.ts', false],
  ['storefront', '../preview-server/server.ts', false],
  ['storefront/server/pages', '../../app/context/page.ts', false],
  ['storefront/server/pages', '../../page/request/page-urls.ts', true],
  ['storefront/server/pages', '../content/story.ts', true],
  ['storefront/server/pages', '../../../web-api/server.ts', false],
  ['storefront/page/request', '../../app/context/page.ts', false],
  ['storefront/page/request', '../../server/config.ts', false],
  ['storefront/page/request', '../story/block-names.ts', true],
  ['storefront/page/request', '@blattwerk/web-api/server.ts', false],
  ['storefront/page/request', 'react', false],
  ['storefront/page/request', 'node:fs', false],
  ['storefront/app/context', '../../server/config.ts', false],
  ['storefront/app/context', '../../page/request/page-urls.ts', true],
  ['storefront/app/context', 'react-dom/server', true],
  ['storefront/app/context', '@blattwerk/database/open-database.ts', false],
  ['scripts', '@blattwerk/storefront/server.ts', true],
];

describe('rooms import only what the table allows', () => {
  const refused = lintProbes();

  test.each(table)('%s importing %s: allowed %s', (room, imported, allowed) => {
    expect(refused.has(probePath(room, imported))).toBe(!allowed);
  });
});

/** Lints one file per row in a folder shaped like the project; answers the files whose import was refused. */
function lintProbes(): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'blattwerk-rooms-'));
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
  );
  for (const [room, imported] of table) {
    mkdirSync(join(folder, room), { recursive: true });
    const source = `import { anything } from '${imported}';\n\nconsole.log(anything);\n`;
    writeFileSync(join(folder, probePath(room, imported)), source);
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = lintReport.parse(JSON.parse(stdout));
  const restricted = diagnostics.filter(({ category }) => category.endsWith('noRestrictedImports'));
  return new Set(restricted.map(({ location }) => location.path));
}

function probePath(room: string, imported: string): string {
  return `${room}/${imported.replaceAll(/[^a-z]+/g, '-')}.ts`;
}
