import { connect } from 'node:net';

/** Scans a file. Rejects when the scanner cannot be reached: the file is then not known to be clean. */
export type VirusScan = (bytes: Uint8Array) => Promise<'clean' | 'infected'>;

const timeLimit = 20_000;
/** Bytes sent at a time; clamd refuses larger ones than its own limit. */
const chunk = 1_000_000;

/** A clamd that listens on TCP, asked by its INSTREAM command: pieces with their length before them, an empty one at the end. */
export function createVirusScan({ host, port }: { host: string; port: number }): VirusScan {
  return (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port });
      let answer = '';
      socket.setTimeout(timeLimit, () => socket.destroy(new Error('The virus scanner does not answer.')));
      socket.setEncoding('latin1');
      socket.on('error', reject);
      socket.on('data', (text: string) => {
        answer += text;
      });
      socket.on('close', () => {
        if (/^stream: OK\0?$/.test(answer)) resolve('clean');
        else if (/^stream: .+ FOUND\0?$/.test(answer)) resolve('infected');
        else reject(new Error(`The virus scanner answered: ${answer.slice(0, 200)}`));
      });
      socket.write('zINSTREAM\0');
      for (let start = 0; start < bytes.length; start += chunk) {
        const piece = bytes.subarray(start, start + chunk);
        socket.write(lengthOf(piece.length));
        socket.write(piece);
      }
      socket.end(lengthOf(0));
    });
}

function lengthOf(bytes: number): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes);
  return length;
}
