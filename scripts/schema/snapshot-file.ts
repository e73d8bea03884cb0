import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type SchemaSnapshot, schemaSnapshotSchema } from '@blattwerk/schemas/changes/schema-snapshot.ts';
import { type Result, refuse } from './result.ts';

const root = join(import.meta.dirname, '..', '..');

/** The schema that content was last brought to, as committed. */
const snapshotFile = join(root, 'schemas', 'schema.snapshot.json');
const shortName = relative(root, snapshotFile);

export async function readSnapshot(): Promise<Result<SchemaSnapshot>> {
  const text = await readFile(snapshotFile, 'utf8').catch(() => undefined);
  if (text === undefined)
    return refuse(`${shortName} is missing: take it from git (git checkout -- ${shortName}).`);
  return parse(text, shortName);
}

/** The snapshot as a git reference has it; a shallow checkout may not know the reference. */
export async function readSnapshotAt(reference: string): Promise<Result<SchemaSnapshot>> {
  if (reference.startsWith('-'))
    return refuse(`“${reference}” is no git reference: give --from a branch, tag or commit.`);
  const git = promisify(execFile);
  try {
    const { stdout } = await git('git', ['show', `${reference}:${shortName}`], {
      cwd: root,
      maxBuffer: 50_000_000,
    });
    return parse(stdout, `${shortName} at ${reference}`);
  } catch {
    return refuse(
      `git knows no ${shortName} at ${reference}: fetch the reference first (git fetch --depth 1 origin ${reference}), or leave --from out.`,
    );
  }
}

export async function writeSnapshot(snapshot: SchemaSnapshot): Promise<void> {
  await writeFile(snapshotFile, snapshotText(snapshot));
}

/** Two schemas are the same when their texts are. One entry a line, so that git can merge them. */
export function snapshotText(snapshot: SchemaSnapshot): string {
  return `${JSON.stringify(snapshot, undefined, 2)}\n`;
}

function parse(text: string, where: string): Result<SchemaSnapshot> {
  try {
    return { ok: true, value: schemaSnapshotSchema.parse(JSON.parse(text)) };
  } catch {
    return refuse(
      `${where} cannot be read: solve the merge conflict in it by taking the main branch's file whole.`,
    );
  }
}
