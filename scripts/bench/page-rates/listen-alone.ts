import type { Server } from 'node:http';

/** Listens on loopback and tells the parent process where. */
export async function listenAlone(server: Server, port = 0): Promise<void> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.({ origin: `http://127.0.0.1:${address.port}` });
}
