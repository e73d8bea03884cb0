import { createHash } from 'node:crypto';
import type { openApiDocument } from './document.ts';
import { type DocumentModel, documentModelSchema, type JsonSchema } from './document-model.ts';
import { documentationStyle } from './documentation-style.ts';
import { fieldsOf, fieldsTable } from './fields-table.ts';
import { escapeHtml, prose } from './html.ts';
import { breakablePath, type NamedOperation, operationArticle } from './operation-article.ts';
import { typeText } from './type-text.ts';

export type DocumentationPage = { html: string; contentSecurityPolicy: string };

/** The document as one page for people: no scripts, no requests, its own style only. */
export function documentationPage(document: ReturnType<typeof openApiDocument>): DocumentationPage {
  const model = documentModelSchema.parse(document);
  const styleHash = createHash('sha256').update(documentationStyle).digest('base64');
  const groups = groupsOf(model);
  const title = escapeHtml(model.info.title);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${documentationStyle}</style></head>
<body><a class="skip" href="#content">Skip to the content</a>
<div class="page">
<header><h1>${title}</h1>
<p class="lead">${prose(model.info.description)} The same for machines: <a href="/web-api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Contents"><ul><li><a href="#headers">Headers of a shop</a></li>
<li><a href="#refusals">Refusals</a></li>${groups.map(contents).join('')}
<li><a href="#schemas">Schemas</a></li></ul></nav>
<main id="content" tabindex="-1">
${headersSection(groups)}${refusalsSection(model)}${groups.map(section).join('')}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2><p class="lead">What several answers have in common.</p>
${Object.entries(model.components.schemas).map(schemaArticle).join('')}</section></main></div></body></html>`;
  return {
    html,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

type Group = { name: string; description: string; operations: NamedOperation[] };

function groupsOf({ tags, paths }: DocumentModel): Group[] {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.map((tag) => ({
    ...tag,
    operations: all.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
}

function contents({ name, operations }: Group): string {
  const items = operations.map(
    ({ method, path, operation }) =>
      `<li><a href="#${escapeHtml(operation.operationId)}"><span class="method ${method.toLowerCase()}">${method}</span><span>${breakablePath(path)}</span></a></li>`,
  );
  const group = escapeHtml(name);
  return `<li><a class="group" href="#group-${group}">${group}</a><ul>${items.join('')}</ul></li>`;
}

function section({ name, description, operations }: Group): string {
  const id = `group-${escapeHtml(name)}`;
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2>
<p class="lead">${prose(description)}</p>${operations.map(operationArticle).join('')}</section>`;
}

/** Told once: nearly every request carries the same two. */
function headersSection(groups: readonly Group[]): string {
  const operations = groups.flatMap((group) => group.operations);
  const headers = operations
    .map(({ operation }) => operation.parameters.filter((parameter) => parameter.in === 'header'))
    .find((found) => found.length > 0);
  const fields = (headers ?? []).map(({ name, required, schema }) => ({
    name,
    isRequired: required,
    schema,
  }));
  return `<section aria-labelledby="headers"><h2 id="headers">Headers of a shop</h2>
<p>A shop is a channel in a country and speaks one of its locales. Requests about it say which one.</p>
${fieldsTable('Headers', fields, 'request')}</section>`;
}

function refusalsSection({ components }: DocumentModel): string {
  const { Problem: problem } = components.schemas;
  return `<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2>
<p>Every refusal is a problem (RFC 9457) whose <code>detail</code> says what to do. <code>errors</code> names the parts of
the request that were wrong and what would be allowed; <code>message</code> and <code>payload</code> are for the
customer to read.</p>${problem ? fieldsTable('application/problem+json', fieldsOf(problem), 'answer') : ''}</section>`;
}

function schemaArticle([name, schema]: [string, JsonSchema]): string {
  const id = `schema-${escapeHtml(name)}`;
  const fields = fieldsTable('Fields', fieldsOf(schema), 'answer');
  return `<article id="${id}" aria-labelledby="${id}-title"><h3 id="${id}-title">${escapeHtml(name)}</h3>
${schema.description === undefined ? '' : `<p>${prose(schema.description)}</p>`}
${fields === '' ? `<p class="type">${typeText(schema)}</p>` : fields}</article>`;
}
