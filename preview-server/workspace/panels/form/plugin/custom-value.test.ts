import { expect, test } from 'vitest';
import { customJson, readCustomJson } from './custom-value.ts';

const stored = { plugin: 'blattwerk-format', _uid: 'p1', version: 1, format: '148x105' };

test('a value is edited without its envelope and keeps it', () => {
  const json = customJson(stored);
  expect(JSON.parse(json)).toEqual({ version: 1, format: '148x105' });
  expect(readCustomJson(json, 'blattwerk-format', stored)).toEqual({ ok: true, value: stored });
});

test.each([
  ['{', 'syntax'],
  ['{"version":1,"format":"breit"}', 'shape'],
  ['[]', 'shape'],
  ['{"version":2,"format":"148x105"}', 'shape'],
])('%s is refused', (json, reason) => {
  expect(readCustomJson(json, 'blattwerk-format', stored)).toMatchObject({ ok: false, reason });
});

test('no text is no value', () => {
  expect(readCustomJson('  ', 'blattwerk-format', stored)).toEqual({ ok: true, value: undefined });
  expect(customJson(undefined)).toBe('');
});
