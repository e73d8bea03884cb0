import type { Channel } from '@blattwerk/schemas/shop/channels.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/locales.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/shop-headers.ts';
import { escapeHtml } from '../texts/escape-html.ts';

/** Sends the form with the shop's headers, which a plain form cannot, and shows what the server says. */
const script = `
const form = document.querySelector('form');
const field = form.querySelector('[name]');
const error = document.getElementById('error');
const done = document.getElementById('done');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  error.hidden = true;
  const { address, headers, body, failed } = form.dataset;
  let problem;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...JSON.parse(headers), 'content-type': 'application/json' },
      body: JSON.stringify({ ...JSON.parse(body), ...Object.fromEntries(new FormData(form)) }),
    });
    const answer = await response.json();
    if (response.ok) {
      form.hidden = true;
      done.textContent = answer.message.text;
      done.hidden = false;
      done.focus();
      return;
    }
    problem = answer;
  } catch {}
  const sentences = Object.values(problem?.payload?.errors ?? {}).flat();
  error.textContent = sentences.join(' ') || problem?.message?.text || failed;
  error.hidden = false;
  field?.setAttribute('aria-invalid', 'true');
  field?.focus();
});
`;

export type PageForm = {
  /** Where it is sent. */
  address: `/${string}`;
  channel: Channel;
  locale: Locale;
  /** Sent along with what is typed in. */
  body: Record<string, string>;
  /** Labels and fields, as HTML. */
  fields: string;
  button: string;
  /** When the server says nothing. */
  failed: string;
};

/** A form of a message page, and the script that sends it. */
export function pageForm(form: PageForm): { html: string; script: string } {
  const { channel, locale } = form;
  const headers = shopHeaders({ channel, locale, country: localeTable[locale].country });
  const data = {
    address: form.address,
    headers: JSON.stringify(headers),
    body: JSON.stringify(form.body),
    failed: form.failed,
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  const html = `<form method="post" ${attributes.join(' ')}>${form.fields}
<p id="error" role="alert" hidden></p>
<button>${escapeHtml(form.button)}</button></form>
<p id="done" role="status" tabindex="-1" hidden></p>`;
  return { html, script };
}
