import { createServer } from 'node:http';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { createWebApi } from '@blattwerk/web-api/server.ts';
import express from 'express';
import { readEnvironment } from '../environment.ts';
import { webApiConfig } from '../room-configs.ts';

/** The back end as it runs in production, in a process of its own: `node back-end-process.ts postgres://…` */
const opened = await openDatabase({ url: process.argv[2] });
if (!opened.ok) throw new Error(opened.message);
// One machine is many visitors here: what each may do is counted by the address that it says.
const settings = readEnvironment({ DATA_DIRECTORY: '.cache/bench', TRUSTED_PROXIES: 'loopback' });
if (!settings.ok) throw new Error(settings.message);
const webApi = createWebApi({ ...webApiConfig(settings.environment), reviews: null }, opened.database);
const server = createServer(express().use(webApi.router));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
});
