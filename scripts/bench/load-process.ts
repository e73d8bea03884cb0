import { z } from 'zod';
import { type SteadyLoad, steadyLoad } from './steady-load.ts';

/** Asked by messages of its parent: a load in, the durations of its requests out. Ends with its parent. */
const loadSchema: z.ZodType<SteadyLoad> = z.object({
  origin: z.url(),
  paths: z.array(z.string()).min(1),
  perSecond: z.number(),
  seconds: z.number(),
});

process.on('message', async (message) => {
  process.send?.(await steadyLoad(loadSchema.parse(message)));
});
process.on('disconnect', () => process.exit());
