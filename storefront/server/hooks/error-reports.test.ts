import { createServer } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import express from 'express';
import pino from 'pino';
import { expect, test } from 'vitest';
import { errorReports } from './error-reports.ts';

test('errors of browsers are logged under their keys; anything else is taken and forgotten', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const { server, origin } = await listen(createServer(express().use(errorReports(logger))));
  const send = (body: string) => fetch(`${origin}/_errors`, { method: 'POST', body });
  const report = { key: 'login-error', detail: '500 The shop cannot be reached.', page: '/kundenkonto/' };
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect((await send(JSON.stringify({ ...report, key: 'made-up' }))).status).toBe(204);
  server.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ report });
});
