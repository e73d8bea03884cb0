import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVirusScan } from './virus-scan.ts';

/** Speaks clamd's INSTREAM, and calls a virus what holds the test file's words. */
const server = createServer({ allowHalfOpen: true }, async (socket) => {
  const sent = await buffer(socket);
  const command = 'zINSTREAM\0';
  if (!sent.toString('latin1').startsWith(command)) return socket.end('UNKNOWN COMMAND\0');
  const pieces: Buffer[] = [];
  for (let at = command.length; ; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) break;
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const file = Buffer.concat(pieces);
  if (file.length > 3_000_000) return socket.end('INSTREAM size limit exceeded. ERROR\0');
  return socket.end(file.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  ({ port } = address);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a file is sent whole, in pieces, and judged', async () => {
  const scan = createVirusScan({ host: '127.0.0.1', port });
  const large = Buffer.alloc(2_500_000, 7);
  expect(await scan(large)).toBe('clean');
  expect(await scan(Buffer.concat([large, Buffer.from('EICAR')]))).toBe('infected');
  expect(await scan(new Uint8Array())).toBe('clean');
});

test('where the scanner cannot judge, nobody knows', async () => {
  const scan = createVirusScan({ host: '127.0.0.1', port });
  await expect(scan(Buffer.alloc(3_100_000))).rejects.toThrow('size limit exceeded');
  await expect(createVirusScan({ host: '127.0.0.1', port: 1 })(Buffer.alloc(1))).rejects.toThrow();
});
