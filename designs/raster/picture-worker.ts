import sharp from 'sharp';
import type { Catalogue } from '../catalogue/catalogue-of.ts';
import type { PictureTask } from './picture-task.ts';
import { createTaskRunner } from './run-task.ts';

/** A process that draws one picture after the other. Its argument: URL of a module that exports `catalogue`. */
const [, , catalogueModule] = process.argv;
if (catalogueModule === undefined || !process.send) {
  throw new Error('This module is started by picture-processes.ts.');
}
// The number of processes is what shares the cores.
sharp.concurrency(1);
// The one who started it ends it: Ctrl-C in a terminal reaches the whole group.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

const { catalogue }: { catalogue: Catalogue } = await import(catalogueModule);
const run = createTaskRunner(catalogue);

process.on('message', async (task: PictureTask) => {
  const answer = await run(task).catch((error: unknown) => ({
    ok: false,
    reason: 'failed',
    message: String(error),
  }));
  process.send?.(answer);
});
process.send('ready');
