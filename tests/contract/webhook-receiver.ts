import { createServer } from 'node:http';
import { portOf } from './running-content-space.ts';

export type ReceivedWebhook = {
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
  body: string;
};

export type WebhookReceiver = {
  endpoint: string;
  received: ReceivedWebhook[];
  /** What the next ones are answered with. */
  answerWith(status: number): void;
  close(): Promise<void>;
};

/** Takes webhooks and answers 204, or never answers. */
export async function startWebhookReceiver({ answers = true } = {}): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let status = 204;
  const http = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const header = (name: string) => [request.headers[name]].flat()[0];
    received.push({
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body,
    });
    if (answers) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${portOf(http.address())}/hook`,
    received,
    answerWith: (next) => {
      status = next;
    },
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
}
