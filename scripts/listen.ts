import { createServer, type Server } from 'node:http';
import type { Express } from 'express';

export type ListenResult = { ok: true; server: Server } | { ok: false; message: string };

/** Serves an application; a busy or forbidden port is one sentence that names the setting to change. */
export function listen(
  app: Express,
  address: { host: string; port: number; setting: string },
): Promise<ListenResult> {
  const server = createServer(app);
  const { host, port, setting } = address;
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      resolve({
        ok: false,
        message: `Port ${port} on ${host} ${reason}. Stop the other program or set ${setting} to a free port.`,
      });
    });
    server.listen(port, host, () => resolve({ ok: true, server }));
  });
}

/** Ends a server without waiting for idle keep-alive connections. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
