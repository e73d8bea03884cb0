import { relative } from 'node:path';
import type { Finding, Severity } from '@blattwerk/schemas/rules/finding.ts';
import type { FileFindings } from './judge-files.ts';
import type { ReportFormat } from './read-call.ts';

export type Totals = { stories: number; errors: number; warnings: number };

/** Turns findings into text piece by piece, so that no report is ever held as a whole. */
export type Reporter = { open: string; file(findings: FileFindings): string; close(totals: Totals): string };

export function createReporter(format: ReportFormat): Reporter {
  switch (format) {
    case 'text':
      return { open: '', file: asText, close: (totals) => `${summary(totals)}\n` };
    case 'github':
      return {
        open: '',
        file: ({ file, findings }) => findings.map((it) => asAnnotation(file, it)).join(''),
        close: () => '',
      };
    case 'json':
      return jsonReporter();
  }
}

function asText({ file, findings }: FileFindings): string {
  if (findings.length === 0) return '';
  const width = Math.max(...findings.map(({ path }) => pathText(path).length));
  const lines = findings.map(
    ({ severity, path, code, message }) =>
      `  ${severity.padEnd(7)}  ${pathText(path).padEnd(width)}  ${message.en} (${code})\n`,
  );
  const story = findings[0]?.story;
  return `${story ? `${story}  ` : ''}${shortPath(file)}\n${lines.join('')}\n`;
}

function summary({ stories, errors, warnings }: Totals): string {
  return `${count(stories, 'story', 'stories')}, ${count(errors, 'error', 'errors')}, ${count(warnings, 'warning', 'warnings')}`;
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

const annotationKinds: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

/** A workflow command; its parts are escaped as the runner reads them. */
function asAnnotation(file: string, { severity, story, path, code, message }: Finding): string {
  const where = [story, path.length > 0 ? pathText(path) : ''].filter(Boolean).join(' ');
  const text = where ? `${where}: ${message.en}` : message.en;
  return `::${annotationKinds[severity]} file=${property(shortPath(file))},title=${property(code)}::${data(text)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** One JSON object: `{ findings: [{ file, ...finding }], stories, errors, warnings, ok }`. */
function jsonReporter(): Reporter {
  let separator = '';
  return {
    open: '{"findings":[',
    file({ file, findings }) {
      return findings
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
