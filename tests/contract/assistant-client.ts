import { madeTokenSchema } from '@blattwerk/preview-server/assistant/desk/assistant-answers.ts';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as z from 'zod';
import type { RunningContentSpace } from './running-content-space.ts';

/** Makes a token as the workspace does. */
export async function makeToken(
  space: Pick<RunningContentSpace, 'request'>,
  token: { name: string; role: 'reader' | 'author'; days?: number },
) {
  const response = await space.request('/workspace/assistants/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(token),
  });
  return madeTokenSchema.parse(await response.json());
}

/** The protocol's own client, unmodified, with a token. */
export async function connect(origin: string, token: string, language = 'en'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/assistant`), { requestInit: { headers } }),
  );
  return client;
}

const answerSchema = z.object({
  isError: z.boolean().default(false),
  content: z.array(
    z.object({
      type: z.string(),
      text: z.string().default(''),
      mimeType: z.string().default(''),
      data: z.string().default(''),
    }),
  ),
});

/** Calls a tool: what it answers, or its sentence where it refuses. */
export async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { isError, content } = answerSchema.parse(await client.callTool({ name, arguments: input }));
  const text = content.find(({ type }) => type === 'text')?.text ?? '';
  const value: unknown = isError ? undefined : JSON.parse(text);
  const picture = content.find(({ type }) => type === 'image');
  return { isError, text, value, picture };
}
