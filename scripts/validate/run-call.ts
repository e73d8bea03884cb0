import { join, resolve } from 'node:path';
import { readCatalogue } from './catalogue-source.ts';
import { findContent } from './content-folder.ts';
import type { FileFindings } from './file-findings.ts';
import { judgeFiles } from './judge-files.ts';
import { startJudgeThreads } from './judge-pool.ts';
import { type Judging, readCall, usage } from './read-call.ts';
import { createReporter, type Reporter, type Totals } from './reporters.ts';

const ownContent = join(import.meta.dirname, '..', '..', 'content');

/** Where the report and the one sentence about a bad call go; `print` may wait for a slow reader. */
export type Output = { print(text: string): Promise<void> | void; complain(sentence: string): void };

/** Judges what the arguments ask for, and on request mends it; gives the exit code (see `usage`). */
export async function runCall(args: readonly string[], output: Output): Promise<0 | 1 | 2> {
  const result = readCall(args);
  if (!result.ok) return refuse(result.message, output);
  if (!result.call.help) return validate(result.call, output);
  await output.print(`${usage}\n`);
  return 0;
}

async function validate(
  { stories = ownContent, catalogue: source, format, fix, isFresh }: Judging,
  output: Output,
): Promise<0 | 1 | 2> {
  const path = resolve(stories);
  const judged = await findContent(path);
  if (!judged)
    return refuse(`There is nothing at ${path}: give --stories an existing story file or folder.`, output);
  if (judged.storyFiles.length === 0)
    return refuse(`${path} holds no story files: give --stories a folder that does.`, output);
  const threads = startJudgeThreads(judged.storyFiles.length);
  try {
    const read = await readCatalogue(source, { isLargeRun: threads.count > 0 });
    if (!read.ok) return refuse(read.message, output);
    const { catalogue } = read;
    const known = await findContent(ownContent);
    const totals = await report(judgeFiles(judged, { known, catalogue, fix, isFresh, threads }), {
      reporter: createReporter(format),
      output,
      totals: { stories: judged.storyFiles.length, errors: 0, warnings: 0, ...(fix && { fixed: 0 }) },
    });
    return totals.errors > 0 ? 1 : 0;
  } finally {
    await threads.close();
  }
}

type Report = { reporter: Reporter; output: Output; totals: Totals };

/** Tells what is found as it is found, and adds it up. */
async function report(
  judgements: AsyncIterable<FileFindings>,
  { reporter, output, totals }: Report,
): Promise<Totals> {
  await output.print(reporter.open);
  for await (const judgement of judgements) {
    if (totals.fixed !== undefined) totals.fixed += judgement.fixed.length;
    totals.errors += judgement.findings.filter(({ severity }) => severity === 'error').length;
    totals.warnings += judgement.findings.filter(({ severity }) => severity === 'warning').length;
    await output.print(reporter.file(judgement));
  }
  await output.print(reporter.close(totals));
  return totals;
}

function refuse(sentence: string, { complain }: Output): 2 {
  complain(sentence);
  return 2;
}
