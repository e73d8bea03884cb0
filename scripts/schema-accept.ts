import { join } from 'node:path';
import { readSchemaCall } from './schema/read-call.ts';
import { recordInFolder } from './schema/record-in-folder.ts';
import { readSchemaGate } from './schema/schema-gate.ts';
import { writeSnapshot } from './schema/snapshot-file.ts';

const usage = `Takes the working schema as the one content/ fits: writes schemas/schema.snapshot.json.

  npm run schema:accept

Refused while a breaking change has no migration, or content/ has not gone through it.
Exit code: 0 accepted, 1 refused, 2 the call itself was wrong.`;

const call = readSchemaCall(process.argv.slice(2), []);
if (!call.ok) fail(call.message, 2);
else if (call.value.help) console.log(usage);
else await accept();

async function accept(): Promise<void> {
  const content = join(import.meta.dirname, '..', 'content');
  const gate = await readSchemaGate(content);
  if (!gate.ok) return fail(gate.message, 1);
  if (!gate.value.isAccepted) {
    await recordInFolder(content, gate.value.accepted.migrations);
    await writeSnapshot(gate.value.accepted);
  }
  console.log(
    gate.value.isAccepted
      ? 'The schema has not changed.'
      : 'Accepted: commit schemas/schema.snapshot.json, and content/ with its migrations.',
  );
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
