import { createServer } from 'node:http';
import { portOf } from './running-content-space.ts';

export type ReceivedWebhook = { signature: string | undefined; body: string };

export type WebhookReceiver = {
  endpoint: string;
  received: ReceivedWebhook[];
  close(): Promise<void>;
};

/** Takes webhooks and answers 204, or never answers. */
export async function startWebhookReceiver({ answers = true } = {}): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const http = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ signature: [request.headers['webhook-signature']].flat()[0], body });
    if (answers) response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${portOf(http.address())}/hook`,
    received,
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
}
