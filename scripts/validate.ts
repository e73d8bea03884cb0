import { once } from 'node:events';
import { runCall } from './validate/run-call.ts';

/** `npm run validate`: judges stories offline, and on request mends them. Exit 0 clean, 1 errors found, 2 a bad call. */
// A reader of the report may close it early (`| head`); that is no error.
process.stdout.on('error', () => process.exit());

process.exitCode = await runCall(process.argv.slice(2), {
  // Waits for a slow reader, so that findings do not pile up in memory.
  async print(text) {
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  complain: (sentence) => console.error(sentence),
});
