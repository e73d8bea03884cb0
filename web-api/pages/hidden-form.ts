import { escapeHtml } from '../texts/escape-html.ts';

/** A form of one button, as HTML: what it sends stands in hidden fields. */
export function hiddenForm(
  path: `/web-api/${string}`,
  button: string,
  fields: Readonly<Record<string, string>>,
): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form method="post" action="${path}">${hidden}<button>${escapeHtml(button)}</button></form>`;
}
