import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * A hash of the content of sources, tests left out; file times do not matter, so that a fresh checkout has the same.
 * @param patterns globs from the project's root
 */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'))
    .sort()) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}
