import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiDocument } from './document.ts';
import { documentationPage } from './documentation-page.ts';
import { isRecord } from './is-record.ts';

const document = openApiDocument();

test('a linter of another house finds nothing to complain about', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('the page for people has every address, and every link on it leads somewhere', () => {
  const { html } = documentationPage(document);
  const readable = html.replaceAll('<wbr>', '');
  for (const path of Object.keys(document.paths ?? {})) expect(readable).toContain(`<code>${path}</code>`);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

test('every parameter and every field of a body says what it means', () => {
  const silent = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.values(item)
      .filter(isRecord)
      .flatMap((operation) => silentParts(path, operation)),
  );
  expect(silent).toEqual([]);
});

function silentParts(path: string, operation: Record<string, unknown>): string[] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isRecord) : [];
  const content = isRecord(operation.requestBody) ? operation.requestBody.content : undefined;
  const bodies = isRecord(content) ? Object.values(content).filter(isRecord) : [];
  const fields = bodies.flatMap(({ schema }) =>
    isRecord(schema) && isRecord(schema.properties) ? Object.entries(schema.properties) : [],
  );
  const isSilent = (part: unknown) => !(isRecord(part) && part.description !== undefined);
  return [
    ...parameters
      .filter((part) => isSilent(part) && isSilent(part.schema))
      .map(({ name }) => `${path} ${name}`),
    ...fields.filter(([, part]) => isSilent(part)).map(([name]) => `${path} ${name}`),
  ];
}

test('the documentation runs nothing and stands in no other site’s frame', () => {
  const { contentSecurityPolicy } = documentationPage(document);
  expect(contentSecurityPolicy).toContain("default-src 'none'");
  expect(contentSecurityPolicy).toContain("frame-ancestors 'none'");
});
