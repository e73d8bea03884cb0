import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { exampleCatalogue } from '@blattwerk/schemas/rules/examples/example-catalogue.ts';
import { expect, test } from 'vitest';
import { createFactsSource } from './facts-source.ts';

test('a new catalogue that is announced during a question about the old one is asked for at once', async () => {
  const questions: ServerResponse[] = [];
  const backEnd = createServer((_request, response) => {
    questions.push(response);
    backEnd.emit('question');
  });
  backEnd.listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  const address = backEnd.address();
  if (address === null || typeof address === 'string') throw new Error('A server on loopback has a port.');
  const answer = (index: number, version: string) =>
    questions[index]?.end(JSON.stringify({ ...exampleCatalogue, version }));

  const source = createFactsSource(`http://127.0.0.1:${address.port}`, { warn: () => {} });
  const first = source.current();
  await once(backEnd, 'question');
  source.expire();
  const second = source.current();
  const third = source.current();
  const askedAgain = once(backEnd, 'question');
  answer(0, 'old');
  expect(await first).toMatchObject({ state: 'current', facts: { version: 'old' } });
  await askedAgain;
  answer(1, 'new');
  for (const facts of [second, third, source.current()])
    expect(await facts).toMatchObject({ state: 'current', facts: { version: 'new' } });
  expect(questions).toHaveLength(2);
  backEnd.close();
  backEnd.closeAllConnections();
});
