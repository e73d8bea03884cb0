import { createServer, type RequestListener, type Server } from 'node:http';

export type ListenResult = { ok: true; server: Server } | { ok: false; message: string };

/** Serves an application; a busy or forbidden port is one sentence that names the setting to change. */
export function listen(
  app: RequestListener,
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

/** One sentence saying why a port cannot be opened, or undefined; looks before the work of a start, not after it. */
export async function portProblem(address: {
  host: string;
  port: number;
  setting: string;
}): Promise<string | undefined> {
  const tried = await listen(() => {}, address);
  if (!tried.ok) return tried.message;
  await stopListening(tried.server, 0);
  return undefined;
}

/**
 * Serves a process's own back end to its own storefront, on loopback: behind the shop's address other processes may
 * answer, which hear of a new catalogue a little later or earlier.
 */
export async function listenInside(backEnd: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(backEnd);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server on loopback has a port.');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/** Milliseconds between looks for connections whose last request has been answered. */
const lookMs = 50;

/** Turns of the event loop in which no connection came: one to accept it, one to read from it, and one in reserve. */
const quietTurns = 3;
/** Milliseconds that connections are taken in for at most, should ever more of them come. */
const takeInMs = 1000;

/**
 * Takes no new connections and ends the server once the requests that are under way have been answered.
 * @param seconds after which they are cut off
 */
export async function stopListening(server: Server, seconds: number): Promise<void> {
  await takeInWaiting(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const looks = setInterval(() => server.closeIdleConnections(), lookMs);
  const end = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  await closed;
  clearInterval(looks);
  clearTimeout(end);
}

/** A process that was busy until now has not accepted what has reached it meanwhile, and accepts one a turn. */
async function takeInWaiting(server: Server): Promise<void> {
  let hasCome = false;
  const note = () => {
    hasCome = true;
  };
  server.on('connection', note);
  const end = performance.now() + takeInMs;
  for (let quiet = 0; quiet < quietTurns && performance.now() < end; quiet = hasCome ? 0 : quiet + 1) {
    hasCome = false;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', note);
}
