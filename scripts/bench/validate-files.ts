import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JudgedStory } from '@blattwerk/schemas/rules/model/judged-story.ts';

type Cost = { seconds: number; megabytes: number };
/** `again` is the next run, after one of a hundred stories has changed; `parsed` reads and parses the files alone. */
export type FilesRun = { stories: number; parsed: Cost; anew: Cost; again: Cost };

const changedShare = 0.01;
const parser = fileURLToPath(new URL('./parse-files.ts', import.meta.url));
const validator = join(import.meta.dirname, '..', 'validate.ts');
const onFolder = ['--format', 'json', '--stories'];

/** `npm run validate` on folders of so many story files: the whole command, from its start to its last line. */
export async function validateFiles(
  generate: (count: number) => Iterable<JudgedStory>,
  counts: readonly number[],
): Promise<FilesRun[]> {
  const folder = mkdtempSync(join(tmpdir(), 'validate-bench-'));
  try {
    const runs: FilesRun[] = [];
    for (const count of counts) {
      const stories = join(folder, String(count));
      mkdirSync(stories);
      let id = 0;
      const changed: { file: string; text: string }[] = [];
      for (const story of generate(count)) {
        id += 1;
        const file = join(stories, `${story.slug}.json`);
        const text = JSON.stringify({ id, uuid: `uuid-${id}`, ...story });
        writeFileSync(file, text);
        if (changed.length < count * changedShare) changed.push({ file, text });
      }
      const parsed = await run(parser, [stories]);
      const anew = await run(validator, [...onFolder, stories, '--fresh']);
      for (const { file, text } of changed) writeFileSync(file, `${text}\n`);
      const again = await run(validator, [...onFolder, stories]);
      runs.push({ stories: count, parsed, anew, again });
      rmSync(stories, { recursive: true });
    }
    return runs;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(script: string, call: readonly string[]): Promise<Cost> {
  const start = performance.now();
  const child = spawn(process.execPath, [script, ...call], { stdio: ['ignore', 'ignore', 'inherit'] });
  let megabytes = 0;
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(child.pid));
  }, 100);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watching);
      if (code === 2) reject(new Error('npm run validate refused the call.'));
      else resolve({ seconds: (performance.now() - start) / 1000, megabytes });
    });
  });
}

/** The most memory the process has had so far; 0 where the system does not tell. */
function peakMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
