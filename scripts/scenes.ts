import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPlates, renderedPlates } from '@blattwerk/designs/plates/disk-plates.ts';
import { runCommand } from './run-command.ts';
import { scriptsFolder, sourceOf } from './scenes/source-of.ts';
import { wantedPlates } from './scenes/wanted-plates.ts';
import { writePlate } from './scenes/write-plate.ts';

/**
 * Renders the plates whose scripts have changed: npm run scenes -- --only card-leaning
 * Needs Blender 3.4 with Cycles and numpy; minutes a plate. `--pack` writes plates anew from renderings that are kept.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    pixels: { type: 'string', default: '1000' },
    samples: { type: 'string', default: '64' },
    kept: { type: 'string', default: '.data/scenes' },
    pack: { type: 'boolean', default: false },
  },
});

const present = new Map(readPlates(renderedPlates).map((plate) => [plate.id, plate.source]));
for (const wanted of wantedPlates.filter(({ id }) => id.includes(values.only))) {
  const source = await sourceOf(wanted);
  if (present.get(wanted.id) === source && !values.pack) continue;
  const rendered = join(values.kept, wanted.id);
  await mkdir(rendered, { recursive: true });
  if (!values.pack) await render(wanted, rendered);
  await writePlate(rendered, join(renderedPlates, wanted.id), { ...wanted, source });
  console.log(`${wanted.id} is written.`);
}

async function render({ id, script, sheet }: (typeof wantedPlates)[number], rendered: string): Promise<void> {
  const call = [script, ...sheet.map(String), rendered, values.pixels, values.samples];
  const { code, output, seconds } = await runCommand('blender', [
    '--background',
    '--python-exit-code',
    '1',
    '--python',
    join(scriptsFolder, 'render.py'),
    '--',
    ...call,
  ]);
  if (code !== 0) throw new Error(`${id} could not be rendered:\n${output.slice(-2000)}`);
  console.log(`${id} is rendered (${seconds.toFixed(0)} s).`);
}
