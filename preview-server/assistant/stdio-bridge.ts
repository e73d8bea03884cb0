import type { Readable, Writable } from 'node:stream';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type JSONRPCMessage, LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';

type Bridge = {
  /** Where the server stands: `http://localhost:4000/assistant`. */
  address: string;
  token: string;
  from: Readable;
  into: Writable;
};

const refusalCode = -32_000;

/**
 * Hands messages on between a program that speaks over its input and output, and the server, until the input ends. What the
 * server refuses is answered to the program as an error.
 */
export async function bridgeStdio({ address, token, from, into }: Bridge): Promise<void> {
  const here = new StdioServerTransport(from, into);
  const there = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  there.setProtocolVersion(LATEST_PROTOCOL_VERSION);
  const answer = (message: JSONRPCMessage) => void here.send(message).catch(() => {});
  here.onmessage = (message) => {
    there.send(message).catch((error: unknown) => {
      const id = 'id' in message && 'method' in message ? message.id : undefined;
      const sentence = error instanceof Error ? error.message : String(error);
      if (id !== undefined) answer({ jsonrpc: '2.0', id, error: { code: refusalCode, message: sentence } });
    });
  };
  there.onmessage = answer;
  await there.start();
  await here.start();
  await new Promise<void>((resolve) => {
    from.once('end', resolve);
    from.once('close', resolve);
  });
  await there.close();
}
