import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { seedFlags } from '@blattwerk/web-api/flags/flag-store.ts';
import { startBackEnd } from '@blattwerk/web-api/test-support/running-back-end.ts';
import { expect, test } from 'vitest';
import { readFlagCall } from './read-call.ts';
import { runFlagCall } from './run-call.ts';

test('a running shop is asked to roll a flag out, to kill it and to bring it back', {
  timeout: 30_000,
}, async () => {
  const backEnd = await startBackEnd();
  await seedFlags(backEnd.database);
  const settings = {
    DATABASE_URL: undefined,
    DATA_DIRECTORY: '/nowhere',
    STOREFRONT_ORIGIN: backEnd.origin,
    SIGNING_SECRET: localSigningSecret,
  };
  const run = async (words: string) => {
    const read = readFlagCall(words.split(' '));
    if (!read.ok) throw new Error(read.message);
    return runFlagCall(read.call, settings);
  };
  expect(await run('list')).toEqual({
    ok: true,
    lines: [
      'hochzeit-einstieg: off 100 %.',
      'newsletter-gutschein: off 100 %.',
      'startseite-vorteile: off 100 %.',
    ],
  });
  const flag = 'newsletter-gutschein';
  expect(await run(`set ${flag} on=50 off=50 --exposed 20 --segment team=on --key anna=on`)).toEqual({
    ok: true,
    lines: [
      `${flag}: 1 named visitors see on; segment team sees on; on 50 %, off 50 % of the 20 % who take part, else off.`,
    ],
  });
  expect(await run(`kill ${flag}`)).toEqual({ ok: true, lines: [`${flag}: killed, everybody sees off.`] });
  expect(await run(`revive ${flag}`)).toMatchObject({
    lines: [expect.stringContaining('on 50 %, off 50 %')],
  });
  expect(await run('segment team --add anna --add ben')).toEqual({
    ok: true,
    lines: ['The segment team has 2 visitors.'],
  });
  expect(await run('segment team --remove ben')).toMatchObject({
    lines: ['The segment team has 1 visitors.'],
  });
  expect(await run('kill nobody-asks')).toEqual({
    ok: false,
    message: expect.stringContaining('There is no flag nobody-asks'),
  });
  await backEnd.close();
});

test.each([
  ['', ''],
  ['kill', ''],
  ['list everything', ''],
  ['set newsletter-gutschein', 'shares'],
  ['set newsletter-gutschein on=50 off=40', 'add up to 100'],
  ['set newsletter-gutschein on=much', ''],
  ['set newsletter-gutschein zitat=100', 'cannot say zitat'],
  ['segment team', 'Say whom'],
  ['kill newsletter-gutschein --now', ''],
])('"%s" is no call', (words, message) => {
  const read = readFlagCall(words.split(' ').filter(Boolean));
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining(message) });
});
