import { escapeHtml } from '../texts/escape-html.ts';
import { textsIn } from '../texts/texts.generated.ts';
import type { MailContent, MailPart, MailSender, SumRow } from './mail-content.ts';

/** The message as plain text. */
export function mailText(content: MailContent, sender: MailSender): string {
  // French sets a space before it.
  const colon = sender.language === 'fr' ? '\u00a0:' : ':';
  const parts = content.parts.map((part) => textOf(part, colon));
  const foot = ['-- ', sender.name, sender.url, textsIn[sender.language].serviceHours].join('\n');
  return `${[content.headline, ...parts, foot].join('\n\n')}\n`;
}

function textOf(part: MailPart, colon: string): string {
  if (part.kind === 'button' || part.kind === 'link') return `${part.label}${colon}\n${part.url}`;
  if (part.kind === 'code') return `${part.label}${colon} ${part.code}`;
  if (part.kind === 'sums') return part.rows.map(({ text }) => text).join('\n');
  return part.text;
}

const ink = '#2b2a26';
const font = "Georgia, 'Times New Roman', serif";
const plain = 'Arial, Helvetica, sans-serif';

/** The same as HTML: one column, styles in attributes and a table around it, as mail programs need them. */
export function mailHtml(content: MailContent, sender: MailSender): string {
  return `<!doctype html>
<html lang="${sender.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#f5f2ec;color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;table-layout:fixed;overflow-wrap:anywhere;word-break:break-word;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px 32px 0;font:600 20px/1.3 ${font};letter-spacing:0.02em"><a href="${escapeHtml(sender.url)}" style="color:${ink};text-decoration:none">${escapeHtml(sender.name)}</a></td></tr>
<tr><td style="padding:24px 32px 0;font:400 28px/1.25 ${font}"><h1 style="margin:0;font:inherit">${escapeHtml(content.headline)}</h1></td></tr>
${content.parts.map(rowOf).join('\n')}
<tr><td style="padding:32px;font:400 13px/1.5 ${plain};color:#6b675e">${escapeHtml(sender.name)} · <a href="${escapeHtml(sender.url)}" style="color:#6b675e">${escapeHtml(sender.url)}</a><br>${escapeHtml(textsIn[sender.language].serviceHours)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function rowOf(part: MailPart): string {
  if (part.kind === 'button')
    return `<tr><td style="padding:24px 32px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 28px;background:#33503f;border-radius:999px;color:#ffffff;font:600 16px/1.2 ${plain};text-decoration:none">${escapeHtml(part.label)}</a></td></tr>`;
  if (part.kind === 'link')
    return `<tr><td style="padding:16px 32px 0;font:400 13px/1.5 ${plain}"><a href="${escapeHtml(part.url)}" style="color:#6b675e">${escapeHtml(part.label)}</a></td></tr>`;
  if (part.kind === 'code')
    return `<tr><td style="padding:24px 32px 0;font:400 16px/1.5 ${plain}">${escapeHtml(part.label)}<br><strong style="font:700 20px/1.6 'Courier New', monospace;letter-spacing:0.02em">${escapeHtml(part.code)}</strong></td></tr>`;
  if (part.kind === 'sums')
    return `<tr><td style="padding:16px 32px 0"><table width="100%" cellpadding="0" cellspacing="0">${part.rows.map(sumOf).join('')}</table></td></tr>`;
  const size = part.kind === 'note' ? `13px/1.5 ${plain};color:#6b675e` : `16px/1.6 ${plain}`;
  return `<tr><td style="padding:16px 32px 0;font:400 ${size}">${unbroken(part.text)}</td></tr>`;
}

/** What it is on the left, its amount on the right. */
function sumOf({ label, detail, amount, isTotal = false }: SumRow): string {
  const weight = isTotal ? 700 : 400;
  const small = detail ? `<br><span style="font-size:13px;color:#6b675e">${escapeHtml(detail)}</span>` : '';
  const cell = `padding:8px 0;border-top:1px solid #e4dccf;font:${weight} 16px/1.5 ${plain}`;
  return `<tr><th scope="row" align="left" style="${cell}">${unbroken(label)}${small}</th><td align="right" valign="top" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

/** Numbers of orders and invoices, and codes of vouchers, in one line: people read and copy them as one. */
function unbroken(text: string): string {
  const isOne = /\b(?:R[EK]-)?\d{4}-\d{6}\b|\b[A-Z]{3,}-[A-Z\d]{4,6}-[A-Z\d]{4,6}\b/g;
  return escapeHtml(text).replaceAll(isOne, (number) => `<span style="white-space:nowrap">${number}</span>`);
}
