import type { Operation, Response } from './document-model.ts';
import { type Field, fieldsOf, fieldsTable } from './fields-table.ts';
import { escapeHtml, prose } from './html.ts';
import { requestExample } from './request-example.ts';
import { typeText } from './type-text.ts';

export type NamedOperation = { method: string; path: string; operation: Operation };

/** One address: what it is for, what it takes, what it answers. */
export function operationArticle({ method, path, operation }: NamedOperation): string {
  const id = escapeHtml(operation.operationId);
  const notes = [
    operation.parameters.some((parameter) => parameter.in === 'header')
      ? 'Needs the <a href="#headers">headers of a shop</a>.'
      : '',
    operation.security.some((scheme) => 'session' in scheme)
      ? 'Looks at the customer’s session, a cookie.'
      : '',
  ].filter((note) => note !== '');
  return `<article id="${id}" aria-labelledby="${id}-title">
<div class="head"><h3 id="${id}-title">${prose(operation.summary)}</h3>
<a class="anchor" href="#${id}" aria-label="Link to: ${escapeHtml(operation.summary)}">#</a></div>
<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${breakablePath(path)}</code></p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
${notes.length > 0 ? `<p class="note">${notes.join(' ')}</p>` : ''}
${fieldsTable('Parameters', parametersOf(operation), 'request')}
${bodyPart(operation)}
${answerPart(operation)}
<details><summary>Request to try</summary><pre tabindex="0" aria-label="Request to try"><code>${escapeHtml(requestExample(method, path, operation))}</code></pre></details>
</article>`;
}

function parametersOf({ parameters }: Operation): Field[] {
  return parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, required, in: where, schema, description, example }) => ({
      name,
      isRequired: required,
      where: `in the ${where}`,
      schema: {
        ...schema,
        description: description ?? schema.description,
        example: example ?? schema.example,
      },
    }));
}

function bodyPart({ requestBody }: Operation): string {
  return Object.entries(requestBody?.content ?? {})
    .map(([media, { schema }]) => fieldsTable(`Body, as ${media}`, fieldsOf(schema), 'request'))
    .join('');
}

function answerPart({ responses }: Operation): string {
  const entries = Object.entries(responses);
  const answers = entries.filter(([status]) => Number(status) < 400);
  const refusals = entries.filter(([status]) => Number(status) >= 400);
  const list = refusals
    .map(([status, { description }]) => `<li><code>${status}</code> ${prose(description)}</li>`)
    .join('');
  return `${answers.map(answer).join('')}
<details><summary>Refusals: ${refusals.map(([status]) => status).join(', ')}</summary><ul class="refusals">${list}</ul></details>`;
}

function answer([status, { content, description }]: [string, Response]): string {
  const media = Object.entries(content);
  if (media.length === 0) return `<h4>Answer ${status}</h4><p>${prose(description)}</p>`;
  return media
    .map(([type, { schema }]) => {
      const fields = fieldsOf(schema);
      const title = `Answer ${status}, as ${type}`;
      return fields.length > 0
        ? fieldsTable(title, fields, 'answer')
        : `<h4>${escapeHtml(title)}</h4><p class="type">${typeText(schema)}</p>`;
    })
    .join('');
}

/** Addresses break after their slashes. */
export function breakablePath(path: string): string {
  return escapeHtml(path).replaceAll('/', '/<wbr>').replaceAll('-', '-<wbr>');
}
