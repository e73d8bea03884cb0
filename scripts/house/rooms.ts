/** What each room may import of others, lowest room first: a whole room, or one folder of it. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  designs: ['schemas'],
  configurator: [
    'schemas',
    'designs/drawing',
    'designs/editing',
    'designs/books',
    'designs/findings',
    'designs/model',
    'designs/text',
    // What browsers draw a wall with, loaded when it is looked at.
    'designs/illustrations/tools',
    'designs/scenes',
  ],
  database: ['schemas'],
  'server-kit': ['schemas'],
  'field-plugins': ['schemas'],
  'web-api': ['schemas', 'designs', 'database', 'server-kit'],
  // The stage that cards are made on draws as a shopper's does.
  'preview-server': [
    'schemas',
    'database',
    'server-kit',
    'field-plugins/look',
    'configurator/by-hand',
    'configurator/fonts',
  ],
  storefront: ['schemas', 'server-kit', 'designs/drawing', 'configurator'],
  scripts: [
    'schemas',
    'designs',
    'database',
    'server-kit',
    'field-plugins',
    'web-api',
    'preview-server',
    'storefront',
  ],
};

/** A folder that may not import other folders, or packages, in each case with all that lies within. */
type Wall = { from: string; to: readonly string[]; why: string };

/** Folders of the workspace, lowest storey first. */
const workspaceStoreys = ['base', 'store', 'actions', 'panels', 'shell'];

export const walls: readonly Wall[] = [
  {
    from: 'storefront/page',
    to: ['storefront/app', 'storefront/server', 'server-kit', 'react', 'react-dom', 'express', 'node:'],
    why: 'storefront/page is what server and browser both know: it imports neither, nor React, nor Node',
  },
  {
    from: 'storefront/server',
    to: ['storefront/app'],
    why: 'storefront/server reaches storefront/app only by running app/render-page.tsx; what both know belongs into storefront/page',
  },
  {
    from: 'storefront/app',
    to: ['storefront/server', 'server-kit'],
    why: 'storefront/app imports nothing of the server; what both know belongs into storefront/page',
  },
  ...workspaceStoreys.map((storey, height) => ({
    from: `preview-server/workspace/${storey}`,
    to: workspaceStoreys.slice(height + 1).map((above) => `preview-server/workspace/${above}`),
    why: `the workspace stands in storeys, ${workspaceStoreys.join(' → ')}, and each imports only those before it`,
  })),
];

/** The room that a file of the project belongs to; undefined for tests, content and the root's own files. */
export function roomOf(path: string): string | undefined {
  const room = path.split('/')[0] ?? '';
  return room in rooms && path.includes('/') ? room : undefined;
}

/** Whether a path is a folder or within it; `node:` holds all of Node's modules. */
export function liesIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(':') ? folder : `${folder}/`);
}
