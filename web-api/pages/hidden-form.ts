import { escapeHtml } from '../texts/escape-html.ts';

type Fields = Readonly<Record<string, string>>;

/** What a form sends besides what is typed, as HTML. */
export function hiddenFields(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}

/**
 * A form as HTML that needs no script.
 * @param typed HTML of the fields that are filled in, if any
 */
export function hiddenForm(path: `/web-api/${string}`, button: string, fields: Fields, typed = ''): string {
  return `<form method="post" action="${path}">${hiddenFields(fields)}${typed}<button>${escapeHtml(button)}</button></form>`;
}
