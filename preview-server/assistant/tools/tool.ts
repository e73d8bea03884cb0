import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type * as z from 'zod';
import type { Action } from '../../roles/roles.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../assistant-desk.ts';

export type Tool = {
  name: string;
  /** What a role must allow to whom it is offered. */
  action: Action;
  register(server: McpServer, call: Call): void;
};

type Definition<Input extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  action: Action;
  input: Input;
  run(input: z.output<Input>, call: Call): Promise<Answer>;
};

/** Larger answers fill a program's memory for nothing. */
const mostCharacters = 200_000;

/** A tool for programs; its input is read by the schema before it runs. */
export function defineTool<Input extends z.ZodObject>({ run, ...tool }: Definition<Input>): Tool {
  const { name, title, description, action, input } = tool;
  const isReadOnly = action === 'read';
  const inputSchema: z.ZodObject = input;
  return {
    name,
    action,
    register(server, call) {
      server.registerTool(
        name,
        {
          ...{ title, description },
          inputSchema,
          annotations: {
            readOnlyHint: isReadOnly,
            // What is suggested changes nothing that people have written.
            destructiveHint: false,
            openWorldHint: false,
          },
        },
        async (given: unknown) => {
          const { assistant, desk } = call;
          desk.space.log.info({ assistant: assistant.name, token: assistant.id, tool: name }, 'assistant');
          return told(await run(input.parse(given), call));
        },
      );
    },
  };
}

function told(answer: Answer): CallToolResult {
  if (!answer.ok) return refusal(answer.sentence);
  const text = JSON.stringify(answer.value);
  if (text.length > mostCharacters) return refusal('This is too much at once: ask for less of it.');
  const { picture } = answer;
  const shown = picture
    ? [{ type: 'image' as const, data: picture.data.toString('base64'), mimeType: picture.type }]
    : [];
  return { content: [...shown, { type: 'text', text }] };
}

const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });
