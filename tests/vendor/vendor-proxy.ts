import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { portOf } from '../contract/running-content-space.ts';
import { makeCertificate } from './certificate.ts';

/** Hosts that stand in the vendor's code. */
const vendorHosts = ['mapi.storyblok.com', 'api.storyblok.com'];

export type VendorProxy = {
  /** Environment of a Node process whose requests to the vendor's hosts shall reach the content space. */
  environment: Record<string, string>;
  /** What was asked and what was answered: `GET /v1/spaces/1 200`. */
  log: string[];
  close(): Promise<void>;
};

/**
 * A proxy that lets programs which know the vendor's hosts only speak with a content space instead, and with none else.
 * @param folder for the certificate
 */
export async function startVendorProxy(origin: string, folder: string): Promise<VendorProxy> {
  const { key, cert, certFile } = await makeCertificate(folder, vendorHosts);
  const log: string[] = [];
  const inside = createTlsServer({ key, cert }, (incoming, outgoing) =>
    forward(origin, incoming, outgoing, log),
  );
  const proxy = createServer((_request, response) => response.writeHead(403).end());
  proxy.on('connect', ({ url }: IncomingMessage, socket: Duplex) => {
    const host = url?.replace(/:443$/, '') ?? '';
    if (!vendorHosts.includes(host)) {
      log.push(`CONNECT ${url} refused`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    socket.on('error', () => socket.destroy());
    inside.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy.address())}`,
      NO_PROXY: 'localhost,127.0.0.1',
      NODE_USE_ENV_PROXY: '1',
      NODE_EXTRA_CA_CERTS: certFile,
    },
    log,
    close: async () => {
      inside.closeAllConnections();
      await closed(proxy);
    },
  };
}

function forward(origin: string, incoming: IncomingMessage, outgoing: ServerResponse, log: string[]): void {
  const { method, url = '/' } = incoming;
  const headers = { ...incoming.headers, host: new URL(origin).host };
  const passed = request(new URL(url, origin), { method, headers }, (answer) => {
    log.push(`${method} ${url} ${answer.statusCode}`);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

function closed(server: Server & { closeAllConnections(): void }): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
