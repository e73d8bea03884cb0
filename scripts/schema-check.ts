import { join } from 'node:path';
import { readSchemaGate } from './schema/schema-gate.ts';

/** Part of `npm run check`: no change of the schema goes in that stored content was not brought along with. */
const gate = await readSchemaGate(join(import.meta.dirname, '..', 'content'));
if (!gate.ok) {
  console.error(gate.message);
  process.exitCode = 1;
} else if (!gate.value.isAccepted) {
  console.error(
    'The schema has changed, and nothing breaks: run “npm run schema:accept” and commit schemas/schema.snapshot.json.',
  );
  process.exitCode = 1;
}
