import { existsSync, statSync } from 'node:fs';
import { backUpTo } from './backup/backup-file.ts';
import { readBackupCall } from './backup/read-call.ts';
import { withDatabase } from './backup/with-database.ts';

/** `npm run backup -- <file>`: everything in the database as one file. Exit 0 done, 1 refused, 2 a bad call. */
const call = readBackupCall(process.argv.slice(2), { mayReplace: false });
if (!call.ok) {
  console.error('Usage: npm run backup -- <file>, for example: npm run backup -- blattwerk.backup.gz');
  process.exitCode = 2;
} else if (existsSync(call.file)) {
  console.error(`${call.file} is there already: name another file.`);
  process.exitCode = 1;
} else {
  const { file } = call;
  await withDatabase(async (database) => {
    const done = await backUpTo(database, file);
    if (!done.ok) return done;
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return { ok: true, sentence: `The database is backed up in ${file} (${megabytes} MB).` };
  });
}
