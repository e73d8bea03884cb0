import { catalogueUsage, readCatalogueCall } from './catalogue/read-call.ts';
import { runCatalogueCall } from './catalogue/run-call.ts';
import { readEnvironment } from './environment.ts';

/** `npm run catalogue`: takes products out of markets and puts them back, ends voucher campaigns, and reports on the
 * cards' looks. Exit 0 done, 1 refused, 2 a bad call. */
const call = readCatalogueCall(process.argv.slice(2));
const settings = readEnvironment(process.env);
if (!call.ok) end(call.message === '' ? catalogueUsage : `${call.message}\n${catalogueUsage}`, 2);
else if (!settings.ok) end(settings.message, 2);
else {
  const result = await runCatalogueCall(call.call, settings.environment);
  if (result.ok) console.log(result.lines.join('\n'));
  else end(result.message, 1);
}

function end(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
