import { assistantPath } from '@blattwerk/preview-server/assistant/assistant-router.ts';
import { bridgeStdio } from '@blattwerk/preview-server/assistant/stdio-bridge.ts';
import { readEnvironment } from './environment.ts';

/**
 * `node scripts/run.mjs assistant`: what a program starts that speaks the Model Context Protocol over its input and output.
 * Hands its messages on to the server at PREVIEW_ORIGIN, with ASSISTANT_TOKEN. Exit 2: a bad setting.
 */
const settings = readEnvironment(process.env);
if (!settings.ok) end(settings.message);
else {
  const { ASSISTANT_TOKEN: token, PREVIEW_ORIGIN } = settings.environment;
  if (token === undefined) end('Set ASSISTANT_TOKEN to a token that was made in the workspace.');
  else {
    const address = new URL(assistantPath, PREVIEW_ORIGIN).href;
    await bridgeStdio({ address, token, from: process.stdin, into: process.stdout });
  }
}

function end(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
