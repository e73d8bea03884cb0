import { existsSync } from 'node:fs';
import { restoreFrom } from './backup/backup-file.ts';
import { readBackupCall } from './backup/read-call.ts';
import { withDatabase } from './backup/with-database.ts';

/** `npm run restore -- <file> [--replace]`: fills the database out of a backup. Exit 0 done, 1 refused, 2 a bad call. */
const call = readBackupCall(process.argv.slice(2), { mayReplace: true });
if (!call.ok) {
  console.error(
    'Usage: npm run restore -- <file> [--replace]; --replace takes away what the database holds.',
  );
  process.exitCode = 2;
} else if (!existsSync(call.file)) {
  console.error(`There is no file ${call.file}.`);
  process.exitCode = 1;
} else {
  const { file, replace } = call;
  await withDatabase(async (database) => {
    const restored = await restoreFrom(database, file, { replace });
    if (!restored.ok) return restored;
    return { ok: true, sentence: `${restored.rows} rows of ${file} are in the database.` };
  });
}
