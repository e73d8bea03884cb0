import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources, and the files of plates. */
const drawnBy = /(?<!\.test)\.ts$|^package\.json$|^plates\/rendered\/.*\./;

/** Changes whenever a drawing, a plate, a font table or a text of this room changes: pictures drawn before are not used again. */
export function sourceFingerprint(): string {
  const room = join(import.meta.dirname, '..');
  const hash = createHash('sha256');
  const names = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => drawnBy.test(name) && !name.startsWith('node_modules'))
    .sort();
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(room, name)));
  return hash.digest('hex');
}
