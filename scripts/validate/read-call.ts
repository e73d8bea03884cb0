import { parseArgs } from 'node:util';

const reportFormats = ['text', 'json', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What is to be judged and how it is told. */
export type Judging = {
  format: ReportFormat;
  stories?: string | undefined;
  catalogue?: string | undefined;
  fix: boolean;
  /** Whether no earlier run's verdict on a story is believed. */
  isFresh: boolean;
};
type Call = { help: true } | ({ help: false } & Judging);
export type CallResult = { ok: true; call: Call } | { ok: false; message: string };

export const usage = `Judges stories offline: the schema itself, every story, and what only shows when all are seen together.

  npm run validate -- [--format text|json|github] [--stories <file or folder>]
                      [--catalogue <file or address>] [--fix] [--fresh]

  --format    how findings are printed: text for people (default), json for programs, github for annotations
  --stories   the story file or folder to judge instead of content/; links may lead to stories of either
  --catalogue a file of catalogue facts, or a running shop such as http://localhost:3000, to compare products and
              themes with instead of what a freshly seeded shop sells
  --fix       mend in the files what can be mended without a visible difference, and say what was done
  --fresh     judge everything anew; otherwise a large folder's stories that an earlier run found clean are
              not judged again while they, the rules and the catalogue have not changed
  --help      this text

Exit code: 0 nothing found but warnings, 1 errors found, 2 the call itself was wrong.`;

/** Reads the command line; a bad call is one sentence that says what to do. */
export function readCall(args: readonly string[]): CallResult {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        format: { type: 'string', default: 'text' },
        stories: { type: 'string' },
        catalogue: { type: 'string' },
        fix: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { ok: true, call: { help: true } };
    const format = reportFormats.find((name) => name === values.format);
    if (!format) return refuse(`There is no format “${values.format}”: use ${reportFormats.join(', ')}.`);
    if (values.stories === '') return refuse('Give --stories the path of a story file or folder.');
    const { stories, catalogue, fix, fresh: isFresh } = values;
    if (catalogue === '') return refuse('Give --catalogue a file of facts or the address of a running shop.');
    return { ok: true, call: { help: false, format, stories, catalogue, fix, isFresh } };
  } catch (error) {
    // parseArgs throws on unknown options and missing values; its first sentence names the culprit.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1);
    return refuse(`${sentence}: see --help.`);
  }
}

function refuse(message: string): CallResult {
  return { ok: false, message };
}
