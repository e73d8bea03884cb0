import { createHash } from 'node:crypto';
import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { escapeHtml } from '../texts/escape-html.ts';

const style = `
:root { font: 1.0625rem/1.6 system-ui, sans-serif; color: #2b2a26; background: #f5f2ec; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
main { box-sizing: border-box; width: min(34rem, 100%); margin: 2rem 0; padding: clamp(1.5rem, 5vw, 3rem); background: #fff; border-radius: 1rem; }
header { font: 600 1.25rem/1.3 Georgia, serif; } a { color: #33503f; }
h1 { font: 400 2rem/1.2 Georgia, serif; margin: 1.5rem 0 1rem; text-wrap: balance; }
form { display: grid; gap: 0.5rem; } label { font-weight: 600; }
input, textarea { box-sizing: border-box; min-width: 0; font: inherit; padding: 0.7rem 0.9rem; border: 1px solid #8a857a; border-radius: 0.5rem; } textarea { resize: vertical; }
input[aria-invalid], textarea[aria-invalid] { border-color: #a3262a; }
button, .button { font: 600 1rem/1.2 system-ui, sans-serif; justify-self: start; display: inline-block; margin-top: 1rem; padding: 0.9rem 1.75rem; border: 0; border-radius: 99rem; background: #33503f; color: #fff; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid #33503f; outline-offset: 3px; }
fieldset { display: grid; min-width: 0; gap: 0.5rem; margin: 0.5rem 0 0; padding: 0.5rem 1rem 1rem; border: 1px solid #d8d2c7; border-radius: 0.5rem; } legend { font-weight: 600; padding: 0 0.4rem; } fieldset label { font-weight: 400; }
[role=alert] { color: #a3262a; margin: 0; } [hidden] { display: none; }
.product { min-width: 0; padding: 1rem; overflow-wrap: anywhere; } .product legend { float: left; width: 100%; padding: 0; } .product legend + * { clear: both; } .product > label { margin-top: 0.5rem; font-weight: 600; }
.about { display: flex; gap: 1rem; align-items: center; } .about img { flex: none; object-fit: contain; background: #f5f2ec; border-radius: 0.25rem; } .about p, .state { margin: 0; } .about p, .help { color: #6b675e; font-size: 0.9375rem; } .help { margin: 0; }
.state { padding-left: 0.75rem; border-left: 3px solid #33503f; }
.stars { display: flex; justify-self: start; } .stars label { position: relative; padding: 0 0.25rem; color: #8a857a; cursor: pointer; font-size: 2.25rem; line-height: 1.2; border-radius: 0.5rem; }
.stars input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; } .stars:has(:checked) label, .stars:hover label { color: #946000; } .stars label:has(:checked) ~ label, .stars label:hover ~ label { color: #8a857a; } .stars:hover label:has(~ label:hover), .stars label:hover { color: #946000; }
.stars label:has(:focus-visible) { outline: 3px solid #33503f; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
button.quiet { background: none; color: #33503f; padding: 0.5rem 0; text-decoration: underline; }
`;

export type HtmlPage = { html: string; headers: Record<string, string> };

export type MessagePage = {
  channel: Channel;
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Where to go from here. */
  link?: { label: string; url: string };
  /** One button that posts to an address here, without any script; its answer may lead on to `leadsTo`. */
  action?: { label: string; address: string; leadsTo: string };
  /** A form in HTML of our own making that posts to an address here. */
  form?: string;
  /** It shows pictures of the shop: nothing else is loaded. */
  showsPictures?: boolean;
  /** Another address that the form's answer may lead on to. */
  formLeadsTo?: string;
};

/** A page for those who come out of an e-mail: it loads nothing and runs no script. */
export function messagePage(page: MessagePage): HtmlPage {
  const { channel, language, title, paragraphs, link, action, form } = page;
  const name = channelTable[channel].label;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)} – ${escapeHtml(name)}</title>
<link rel="icon" href="data:,"><style>${style}</style></head><body><main><header>${escapeHtml(name)}</header><h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${action ? `<form method="post" action="${escapeHtml(action.address)}"><button>${escapeHtml(action.label)}</button></form>` : ''}${form ?? ''}
${link ? `<p><a rel="noreferrer"${form || action ? '' : ' class="button"'} href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : ''}
</main></body></html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    // An icon that is named, and empty: Firefox asks for one otherwise, and complains that it may not.
    `img-src data:${page.showsPictures ? " 'self'" : ''}`,
    "base-uri 'none'",
    `form-action ${formTargets(page)}`,
    "frame-ancestors 'none'",
  ];
  return {
    html,
    headers: {
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      // Addresses in e-mails carry tokens; but a form sent under `no-referrer` would not say that it comes from here.
      'referrer-policy': action || form ? 'same-origin' : 'no-referrer',
    },
  };
}

function formTargets({ action, form, formLeadsTo }: MessagePage): string {
  const leadsTo = action?.leadsTo ?? formLeadsTo;
  if (leadsTo !== undefined) return `'self' ${new URL(leadsTo).origin}`;
  return form ? "'self'" : "'none'";
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
