import { describe, expect, test } from 'vitest';
import { arrowsOf, storeysOf } from './arrows.ts';
import { drawHouse } from './drawing.ts';
import { roomFindings, staleUpward, storeyFindings } from './findings.ts';
import { importsOf } from './read-imports.ts';
import { liesIn, rooms } from './rooms.ts';

/** What rooms, and folders with a wall, may import: a file, what it imports, whether it may. */
const table: [string, string, boolean][] = [
  ['schemas/probe.ts', '@blattwerk/database/open-database.ts', false],
  ['schemas/probe.ts', '../storefront/server.ts', false],
  ['designs/probe.ts', '@blattwerk/schemas/schema.ts', true],
  ['designs/probe.ts', '../schemas/schema.ts', false],
  ['designs/probe.ts', '@blattwerk/database/open-database.ts', false],
  ['designs/probe.ts', '@blattwerk/web-api/server.ts', false],
  ['database/probe.ts', '@blattwerk/schemas/schema.ts', true],
  ['database/probe.ts', '@blattwerk/preview-server/server.ts', false],
  ['server-kit/probe.ts', '@blattwerk/schemas/schema.ts', true],
  ['server-kit/probe.ts', '@blattwerk/designs/model/design.ts', false],
  ['server-kit/probe.ts', '@blattwerk/database/open-database.ts', false],
  ['web-api/probe.ts', '@blattwerk/designs/model/design.ts', true],
  ['web-api/probe.ts', '@blattwerk/database/open-database.ts', true],
  ['web-api/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['web-api/probe.ts', '@blattwerk/storefront/server.ts', false],
  ['web-api/probe.ts', '../preview-server/server.ts', false],
  ['preview-server/probe.ts', '@blattwerk/database/open-database.ts', true],
  ['preview-server/probe.ts', '@blattwerk/schemas/schema.ts', true],
  ['preview-server/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['preview-server/probe.ts', '@blattwerk/field-plugins/look/button.tsx', true],
  ['preview-server/probe.ts', '@blattwerk/field-plugins/shell/picker.ts', false],
  ['preview-server/probe.ts', '@blattwerk/storefront/server.ts', false],
  ['field-plugins/probe.ts', '@blattwerk/schemas/schema.ts', true],
  ['field-plugins/probe.ts', '@blattwerk/web-api/server.ts', false],
  ['field-plugins/probe.ts', '../preview-server/server.ts', false],
  ['storefront/probe.ts', '@blattwerk/schemas/schema.ts', true],
  ['storefront/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['storefront/probe.ts', '@blattwerk/designs/drawing/page-drawing.ts', true],
  ['storefront/probe.ts', '@blattwerk/designs/raster/draw-page.ts', false],
  ['storefront/probe.ts', '@blattwerk/database/open-database.ts', false],
  ['storefront/probe.ts', '../preview-server/server.ts', false],
  ['storefront/server/pages/probe.ts', '../../app/context/page.ts', false],
  ['storefront/server/pages/probe.ts', '../../page/request/page-urls.ts', true],
  ['storefront/server/pages/probe.ts', '../content/story.ts', true],
  ['storefront/server/pages/probe.ts', '../../../web-api/server.ts', false],
  ['storefront/page/request/probe.ts', '../../app/context/page.ts', false],
  ['storefront/page/request/probe.ts', '../../server/config.ts', false],
  ['storefront/page/request/probe.ts', '../story/block-names.ts', true],
  ['storefront/page/request/probe.ts', '@blattwerk/web-api/server.ts', false],
  ['storefront/page/request/probe.ts', 'react', false],
  ['storefront/page/request/probe.ts', 'node:fs', false],
  ['storefront/app/context/probe.ts', '../../server/config.ts', false],
  ['storefront/app/context/probe.ts', '../../page/request/page-urls.ts', true],
  ['storefront/app/context/probe.ts', 'react-dom/server', true],
  ['storefront/app/context/probe.ts', '@blattwerk/database/open-database.ts', false],
  ['database/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['designs/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['schemas/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['server-kit/probe.ts', '../web-api/server.ts', false],
  ['field-plugins/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['storefront/server/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['storefront/server/probe.ts', '@blattwerk/database/open-database.ts', false],
  ['storefront/app/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', false],
  ['storefront/app/probe.ts', '@blattwerk/designs/raster/draw-page.ts', false],
  ['storefront/app/probe.ts', '@blattwerk/designs/drawing/page-drawing.ts', true],
  ['scripts/probe.ts', '@blattwerk/server-kit/http/log-requests.ts', true],
  ['preview-server/workspace/base/probe.ts', '../store/editor-store.ts', false],
  ['preview-server/workspace/store/probe.ts', '../base/api/answer.ts', true],
  ['preview-server/workspace/store/probe.ts', '../actions/saving/save.ts', false],
  ['preview-server/workspace/actions/probe.ts', '../store/editor-store.ts', true],
  ['preview-server/workspace/actions/probe.ts', '../panels/form/form.tsx', false],
  ['preview-server/workspace/panels/probe.ts', '../actions/saving/save.ts', true],
  ['preview-server/workspace/panels/probe.ts', '../shell/dialogs.tsx', false],
  ['preview-server/workspace/shell/probe.ts', '../panels/form/form.tsx', true],
  ['scripts/probe.ts', '@blattwerk/storefront/server.ts', true],
  ['scripts/probe.test.ts', '../web-api/server.ts', false],
];

describe('rooms import only what the table allows', () => {
  test.each(table)('%s importing %s: allowed %s', (file, imported, allowed) => {
    const findings = roomFindings(importsOf(file, `import { anything } from '${imported}';`));
    expect(findings.length).toBe(allowed ? 0 : 1);
  });

  test.each([
    ["import type { Answer } from '@blattwerk/web-api/server.ts';", 'type'],
    ["export { answer } from '@blattwerk/web-api/server.ts';", 'export'],
    ["const answer = await import('@blattwerk/web-api/server.ts');", 'dynamic'],
    ["const address = import.meta.resolve('@blattwerk/web-api/server.ts');", 'address of a module'],
  ])('%s is an import, too (%s)', (source) => {
    expect(roomFindings(importsOf('designs/probe.ts', source))).toEqual([
      'designs/probe.ts imports @blattwerk/web-api/server.ts: designs may import only schemas. Move the code, or reach the other room over HTTP.',
    ]);
  });

  test('a room is listed above all that it may import', () => {
    const names = Object.keys(rooms);
    for (const [at, name] of names.entries()) {
      const above = names.slice(at);
      expect(rooms[name]?.filter((place) => above.some((room) => liesIn(place, room)))).toEqual([]);
    }
  });
});

describe('folders of a room stand in storeys', () => {
  const arrows = arrowsOf(
    [
      ['web-api/orders/order.ts', '../prices/price.ts'],
      ['web-api/prices/rules/rule.ts', '../../money/round.ts'],
      ['web-api/money/round.test.ts', '../orders/order.ts'],
      ['web-api/server.ts', './orders/order.ts'],
      ['web-api/orders/address.ts', '../server.ts'],
    ].flatMap(([file = '', imported = '']) => importsOf(file, `import { it } from '${imported}';`)),
  );
  const upward = { from: 'web-api/money', to: 'web-api/orders', why: 'It is old.' };
  const ring = [...arrows, ...arrowsOf(importsOf('web-api/money/name.ts', "import '../orders/order.ts';"))];

  test('between folders beside each other, not counting tests and the files of the folder around them', () => {
    expect([...storeysOf(arrows)]).toEqual([
      ['web-api/money', 0],
      ['web-api/prices', 1],
      ['web-api/orders', 2],
    ]);
    expect(storeyFindings(arrows, [])).toEqual([]);
  });

  test('a ring is refused with the files to begin with', () => {
    expect(storeyFindings(ring, [])).toEqual([
      'web-api/prices → web-api/money → web-api/orders → web-api/prices: these folders import each other. ' +
        'Turn one arrow, such as web-api/orders/order.ts imports web-api/prices/price.ts.',
    ]);
  });

  test('a known upward arrow is drawn with its reason, until it is gone or leads upward no longer', () => {
    expect(storeyFindings(ring, [upward])).toEqual([]);
    expect(staleUpward(ring, [upward])).toEqual([]);
    expect(drawHouse(ring, [upward])).toContain('| 0 | money | **orders** ↑ |');
    expect(drawHouse(ring, [upward])).toContain('| web-api/money | web-api/orders | It is old. |');
    expect(staleUpward(arrows, [upward])).toEqual([upward]);
    expect(staleUpward(ring.slice(1), [upward])).toEqual([upward]);
  });
});
