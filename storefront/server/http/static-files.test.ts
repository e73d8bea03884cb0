import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

let directory: string;
let shop: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(directory, 'public/assets'), { recursive: true });
  await mkdir(join(directory, 'public/.vite'));
  await writeFile(join(directory, 'public/assets/shop-x1.js'), 'console.log("Papier");'.repeat(50));
  await writeFile(join(directory, 'public/favicon.svg'), '<svg/>');
  await writeFile(join(directory, 'public/.vite/manifest.json'), '{}');
  await writeFile(join(directory, 'secret.txt'), 'secret');
  shop = await listen(createServer(express().use(await staticFiles(join(directory, 'public')))));
});

afterAll(async () => {
  shop.server.close();
  await rm(directory, { recursive: true });
});

test('files with a hash in their name are kept forever, compressed', async () => {
  const response = await fetch(`${shop.origin}/assets/shop-x1.js`, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain('Papier');
});

test('other files may change with a release', async () => {
  const response = await fetch(`${shop.origin}/favicon.svg`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets',
  '/.vite/manifest.json',
])('%s is no file of the shop', async (path) => {
  expect((await fetch(`${shop.origin}${path}`)).status).toBe(404);
});
