import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { readCatalogue } from './validate/catalogue-source.ts';
import { findContent } from './validate/content-folder.ts';
import { judgeFiles } from './validate/judge-files.ts';
import { type Judging, readCall, usage } from './validate/read-call.ts';
import { createReporter, type Totals } from './validate/reporters.ts';

/** `npm run validate`: judges stories offline, and on request mends them. Exit 0 clean, 1 errors found, 2 a bad call. */
const ownContent = join(import.meta.dirname, '..', 'content');

// Whoever reads the report may stop early (`| head`); that is no error.
process.stdout.on('error', () => process.exit());

const result = readCall(process.argv.slice(2));
if (!result.ok) refuse(result.message);
else if (result.call.help) await print(`${usage}\n`);
else await validate(result.call);

async function validate({ stories = ownContent, catalogue: source, format, fix }: Judging): Promise<void> {
  const path = resolve(stories);
  const judged = await findContent(path);
  if (!judged) return refuse(`There is nothing at ${path}: give --stories an existing story file or folder.`);
  if (judged.storyFiles.length === 0)
    return refuse(`${path} holds no story files: give --stories a folder that does.`);
  const read = await readCatalogue(source);
  if (!read.ok) return refuse(read.message);

  const reporter = createReporter(format);
  const totals: Totals = {
    stories: judged.storyFiles.length,
    errors: 0,
    warnings: 0,
    ...(fix && { fixed: 0 }),
  };
  await print(reporter.open);
  for await (const judgement of judgeFiles(judged, {
    known: await findContent(ownContent),
    catalogue: read.catalogue,
    fix,
  })) {
    if (totals.fixed !== undefined) totals.fixed += judgement.fixed.length;
    totals.errors += judgement.findings.filter(({ severity }) => severity === 'error').length;
    totals.warnings += judgement.findings.filter(({ severity }) => severity === 'warning').length;
    await print(reporter.file(judgement));
  }
  await print(reporter.close(totals));
  process.exitCode = totals.errors > 0 ? 1 : 0;
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

/** Waits for a slow reader, so that findings do not pile up in memory. */
async function print(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
