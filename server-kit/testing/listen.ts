import type { Server } from 'node:http';

/** Starts a server on a free port of the loopback address. */
export async function listen(server: Server): Promise<{ server: Server; origin: string }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}
