import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from '../run-command.ts';
import type { Plugin } from './load-plugins.ts';

const names = ['product', 'theme', 'format'] as const;
const configSchema = z.object({ options: z.array(z.object({ name: z.string(), value: z.string() })) });

/** The pickers, built to ask this shop for its catalogue; apart from those that this machine's preview server shows. */
export async function buildPlugins(shop: string): Promise<Plugin[]> {
  const room = join(import.meta.dirname, '..', '..', 'field-plugins');
  const folder = await mkdtemp(join(tmpdir(), 'blattwerk-plugins-'));
  try {
    const built = await runCommand('vite', ['build', '--app', '--logLevel', 'error'], {
      cwd: room,
      env: { FIELD_PLUGIN_SHOP: shop, FIELD_PLUGIN_OUT: folder },
    });
    if (built.code !== 0) throw new Error(`The field plugins could not be built: ${built.output}`);
    return await Promise.all(
      names.map(async (name) => {
        const body = await readFile(join(folder, name, 'index.js'), 'utf8');
        const config = await readFile(join(room, name, 'field-plugin.config.json'), 'utf8');
        return { name: `blattwerk-${name}`, body, ...configSchema.parse(JSON.parse(config)) };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
