import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createEndpointHealth } from './endpoint-health.ts';

test('however many events an address does not take, the log says it once, and once that it is back', () => {
  const lines: string[] = [];
  const health = createEndpointHealth(pino({ level: 'info' }, { write: (line) => lines.push(line) }));
  const silent = { isTaken: false, message: 'not reachable' };
  const taken = { isTaken: true, message: '' };
  for (let second = 0; second < 59; second += 1) health.note('https://a.example/', silent, second * 1000);
  health.note('https://b.example/', silent, 0);
  health.note('https://b.example/', taken, 61_000);
  expect(lines).toEqual([]);
  for (let second = 60; second < 600; second += 1) health.note('https://a.example/', silent, second * 1000);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, endpoint: 'https://a.example/', message: 'not reachable' }),
  ]);
  health.note('https://a.example/', taken, 601_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('taken again');
});
