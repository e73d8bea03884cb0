import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A GET with any Host header and the body as it went over the wire; `fetch` gives neither. */
export function rawGet(
  address: string,
  headers: OutgoingHttpHeaders,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject).end();
  });
}
