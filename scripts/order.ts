import { readEnvironment } from './environment.ts';
import { moveOrder } from './order/move-order.ts';

/** `npm run order`: says that an order was paid, printed or shipped, or cancels it. Exit 0 done, 1 refused, 2 a bad setting. */
const settings = readEnvironment(process.env);
if (!settings.ok) end(settings.message, 2);
else {
  const moved = await moveOrder(process.argv.slice(2), settings.environment);
  if (moved.ok) console.log(moved.line);
  else end(moved.message, 1);
}

function end(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
