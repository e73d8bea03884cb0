import { relative } from 'node:path';
import type { Finding, Severity } from '@blattwerk/schemas/rules/model/finding.ts';
import type { AppliedFix } from '@blattwerk/schemas/rules/safe-fixes.ts';
import type { FileFindings } from './file-findings.ts';
import type { ReportFormat } from './read-call.ts';
import { escapeData, escapeProperty } from './workflow-command.ts';

/** `fixed` only where fixing was asked for. */
export type Totals = { stories: number; errors: number; warnings: number; fixed?: number };

/** Turns findings into text piece by piece, so that no report is ever held as a whole. */
export type Reporter = { open: string; file(findings: FileFindings): string; close(totals: Totals): string };

export function createReporter(format: ReportFormat): Reporter {
  switch (format) {
    case 'text':
      return { open: '', file: asText, close: (totals) => `${summary(totals)}\n` };
    case 'github':
      return {
        open: '',
        file: ({ file, fixed, findings }) =>
          [...fixed.map(asFixed), ...findings].map((it) => asAnnotation(file, it)).join(''),
        close: () => '',
      };
    case 'json':
      return jsonReporter();
  }
}

function asText({ file, fixed, findings }: FileFindings): string {
  const entries = [
    ...fixed.map(({ finding, fix }) => ({ ...finding, what: 'fixed', text: fix.label.en })),
    ...findings.map((finding) => ({ ...finding, what: finding.severity, text: finding.message.en })),
  ];
  if (entries.length === 0) return '';
  const width = Math.max(...entries.map(({ path }) => pathText(path).length));
  const lines = entries.map(
    ({ what, path, code, text }) =>
      `  ${what.padEnd(7)}  ${pathText(path).padEnd(width)}  ${text} (${code})\n`,
  );
  const story = entries[0]?.story;
  return `${story ? `${story}  ` : ''}${shortPath(file)}\n${lines.join('')}\n`;
}

function summary({ stories, errors, warnings, fixed }: Totals): string {
  const found = `${count(stories, 'story', 'stories')}, ${count(errors, 'error', 'errors')}, ${count(warnings, 'warning', 'warnings')}`;
  return fixed === undefined ? found : `${found}, ${fixed} fixed`;
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

const annotationKinds: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

/** A finding that was mended, told as a notice. */
function asFixed({ finding, fix }: AppliedFix): Finding {
  return { ...finding, severity: 'info', message: { de: fix.label.de, en: `Fixed: ${fix.label.en}` } };
}

/** A workflow command; its parts are escaped as the runner reads them. */
function asAnnotation(file: string, { severity, story, path, code, message }: Finding): string {
  const where = [story, path.length > 0 ? pathText(path) : ''].filter(Boolean).join(' ');
  const text = where ? `${where}: ${message.en}` : message.en;
  return `::${annotationKinds[severity]} file=${escapeProperty(shortPath(file))},title=${escapeProperty(code)}::${escapeData(text)}\n`;
}

/** One JSON object: `{ findings: [{ file, ...finding }], stories, errors, warnings, ok }`; what was mended says how in `fixed`. */
function jsonReporter(): Reporter {
  let separator = '';
  return {
    open: '{"findings":[',
    file({ file, fixed, findings }) {
      const mended = fixed.map(({ finding, fix }) => ({ ...finding, fixed: fix.label }));
      return [...mended, ...findings]
        .map((finding) => {
          const text = `${separator}\n${JSON.stringify({ file: shortPath(file), ...finding })}`;
          separator = ',';
          return text;
        })
        .join('');
    },
    close: (totals) => `\n],${JSON.stringify({ ...totals, ok: totals.errors === 0 }).slice(1)}\n`,
  };
}

/** `content.body[0].title` */
function pathText(path: Finding['path']): string {
  return (
    path
      .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`))
      .join('') || '-'
  );
}

function shortPath(file: string): string {
  const short = relative(process.cwd(), file);
  return short.startsWith('..') ? file : short;
}
