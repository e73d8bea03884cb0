import { openDatabase } from '@blattwerk/database/open-database.ts';
import { z } from 'zod';
import { serveBackEnd } from './running-back-end.ts';

/** A back end as a process of its own, to be killed or asked to end: `node back-end-process.ts '{"location": …, "smtpUrl": …}'`. */
const argument = z
  .strictObject({
    location: z.strictObject({ url: z.string().optional(), directory: z.string().optional() }),
    smtpUrl: z.string().optional(),
    /** Where its files lie; without one they end with the process. */
    storage: z.string().optional(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

// It ends with the test that started it, however that ends.
process.once('disconnect', () => process.exit());

const opened = await openDatabase(argument.location);
if (!opened.ok) throw new Error(opened.message);
const from = 'service@blattwerk.example';
const { smtpUrl, storage } = argument;
const { origin, close } = await serveBackEnd(opened.database, {
  mail: smtpUrl === undefined ? { from } : { from, smtpUrl },
  ...(storage !== undefined && { storage: { kind: 'disk', directory: storage } }),
});
process.once('SIGTERM', () => void close().then(() => process.exit()));
console.log(origin);
