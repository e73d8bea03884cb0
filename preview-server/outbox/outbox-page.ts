import { createHash } from 'node:crypto';
import type { MailRow } from '@blattwerk/database/tables/mails.ts';
import { type AreaId, areaTable } from '../areas/areas.ts';
import { areaNames, type OutboxLanguage, outboxTexts } from './outbox-texts.ts';

const style = `
:root { font: 15px/1.5 system-ui, sans-serif; color: #262522; background: #f6f5f2; }
body { margin: 0; } main { max-width: 70rem; margin: 0 auto; padding: 1.5rem; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.25rem 1rem; padding: 0.5rem 1rem; border-bottom: 1px solid #e6e2da; background: #fff; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; margin: 0; padding: 0; list-style: none; } nav a { display: block; padding: 0.25rem 0.5rem; border-radius: 6px; color: inherit; text-decoration: none; } nav a:hover { background: #e3ebe4; } nav a[aria-current] { background: #e3ebe4; font-weight: 600; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.05rem; margin: 2rem 0 0.5rem; }
a { color: #2b6350; } :focus-visible { outline: 2px solid #2f4a3f; outline-offset: 2px; }
.panel { background: #fff; border: 1px solid #e6e2da; border-radius: 8px; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 46rem; } th, td { text-align: left; padding: 0.6rem 1rem; vertical-align: top; }
th { color: #5f5b53; font-weight: 600; } tr + tr td { border-top: 1px solid #e6e2da; } td { overflow-wrap: anywhere; }
time { white-space: nowrap; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { color: #5f5b53; } dd { margin: 0; overflow-wrap: anywhere; } pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { display: block; width: 100%; height: 44rem; border: 0; background: #fff; } li { overflow-wrap: anywhere; }
@media (width < 46rem) { table { min-width: 0; } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } tr { display: block; padding: 0.6rem 0; } tr + tr { border-top: 1px solid #e6e2da; } tr + tr td { border: 0; } td { display: block; padding: 0.15rem 1rem; } }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing is loaded but the message's own frame, which has an address of this server. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Links open a page of their own, nothing else of a message does anything. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** For the message itself: no script, no request, no access to this server. */
export const messagePolicy = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'`;

type Listed = Pick<
  MailRow,
  'id' | 'createdAt' | 'recipient' | 'subject' | 'channel' | 'locale' | 'sentAt' | 'lastError'
>;

/** Who looks: in which language, and where they can go from here. */
export type OutboxReader = { language: OutboxLanguage; areas: readonly AreaId[] };

/** @param olderThan id of the last message shown when there are older ones */
export function listPage(mails: readonly Listed[], reader: OutboxReader, olderThan?: number): string {
  const { language } = reader;
  const texts = outboxTexts[language];
  const head = [texts.time, texts.recipient, texts.subject, texts.channel, texts.state];
  const table = `<div class="panel"><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${mails.map((mail) => row(mail, language)).join('\n')}</tbody></table></div>`;
  const older = olderThan
    ? `<p><a href="/outbox?before=${olderThan}&amp;language=${language}">${texts.older}</a></p>`
    : '';
  const body = `<p>${texts.intro}</p>${mails.length === 0 ? `<p>${texts.empty}</p>` : table}${older}`;
  return page(texts.title, body, reader, '/outbox');
}

function row(mail: Listed, language: OutboxLanguage): string {
  const subject = `<a href="/outbox/${mail.id}?language=${language}">${escapeHtml(mail.subject)}</a>`;
  const cells = [
    time(mail.createdAt, language),
    escapeHtml(mail.recipient),
    subject,
    shop(mail),
    state(mail, language),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** One message: what it says, how it looks, and its links, which a person trying the shop follows. */
export function messageView(mail: MailRow, reader: OutboxReader, attachment?: string): string {
  const { language } = reader;
  const texts = outboxTexts[language];
  const links = [...new Set(mail.text.match(/https?:\/\/\S+/g) ?? [])];
  const facts = [
    [texts.time, time(mail.createdAt, language)],
    [texts.recipient, escapeHtml(mail.recipient)],
    [texts.channel, shop(mail)],
    [texts.state, state(mail, language)],
    ...(attachment ? [[texts.attachment, attachmentLink(mail, attachment)]] : []),
  ];
  const body = `<p><a href="/outbox?language=${language}">${texts.back}</a></p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
<h2>${texts.links}</h2><ul>${links.map(link).join('')}</ul>
<h2>${texts.html}</h2><div class="panel"><iframe sandbox="${sandbox}" src="/outbox/${mail.id}/html" title="${texts.html}"></iframe></div>
<h2>${texts.text}</h2><div class="panel"><pre>${escapeHtml(mail.text)}</pre></div>`;
  return page(mail.subject, body, reader, `/outbox/${mail.id}`);
}

/** The message as a mail program shows it, for its frame. */
export function messageDocument({ html }: Pick<MailRow, 'html'>): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

export function unknownPage(reader: OutboxReader): string {
  const { language } = reader;
  const texts = outboxTexts[language];
  const body = `<p>${texts.unknown}</p><p><a href="/outbox?language=${language}">${texts.back}</a></p>`;
  return page(texts.title, body, reader, '/outbox');
}

function page(title: string, body: string, { language, areas }: OutboxReader, path: string): string {
  const other = language === 'de' ? 'en' : 'de';
  const change = `<a href="${path}?language=${other}" hreflang="${other}" lang="${other}">${outboxTexts[language].other}</a>`;
  const links = areas.map((id) => {
    const current = id === 'outbox' ? ' aria-current="page"' : '';
    return `<li><a href="${areaTable[id].path}"${current}>${areaNames[language][id]}</a></li>`;
  });
  const nav = `<nav aria-label="${outboxTexts[language].areas}"><ul>${links.join('')}</ul></nav>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Blattwerk</title><style>${style}</style></head>
<body><header>${nav}${change}</header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
}

function time(moment: Date, language: OutboxLanguage): string {
  const written = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  return `<time datetime="${moment.toISOString()}">${written.format(moment)}</time>`;
}

function shop({ channel, locale }: Pick<MailRow, 'channel' | 'locale'>): string {
  return escapeHtml(`${channel} ${locale}`);
}

function state(mail: Pick<MailRow, 'sentAt' | 'lastError'>, language: OutboxLanguage): string {
  const texts = outboxTexts[language];
  if (mail.sentAt) return `${texts.sent}, ${time(mail.sentAt, language)}`;
  return mail.lastError ? `${texts.failed} (${escapeHtml(mail.lastError)})` : texts.waiting;
}

function attachmentLink({ id }: MailRow, name: string): string {
  return `<a download href="/outbox/${id}/attachment">${escapeHtml(name)}</a>`;
}

function link(url: string): string {
  return `<li><a href="${escapeHtml(url)}" target="_blank" rel="noreferrer">${escapeHtml(url)}</a></li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
