import { readEnvironment } from './environment.ts';
import { flagUsage, readFlagCall } from './flags/read-call.ts';
import { runFlagCall } from './flags/run-call.ts';

/** `npm run flags`: rolls feature flags out and back, and says how they are rolled out. Exit 0 done, 1 refused, 2 a bad call. */
const call = readFlagCall(process.argv.slice(2));
const settings = readEnvironment(process.env);
if (!call.ok) end(call.message === '' ? flagUsage : `${call.message}\n${flagUsage}`, 2);
else if (!settings.ok) end(settings.message, 2);
else {
  const result = await runFlagCall(call.call, settings.environment);
  if (result.ok) console.log(result.lines.join('\n'));
  else end(result.message, 1);
}

function end(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
