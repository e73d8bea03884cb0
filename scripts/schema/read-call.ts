import { parseArgs } from 'node:util';
import { type Result, refuse } from './result.ts';

const formats = ['text', 'json', 'github'] as const;
type Format = (typeof formats)[number];

/** The options that the schema commands share; each command says which it takes. */
export type SchemaCall = {
  help: boolean;
  format: Format;
  from: string | undefined;
  space: boolean;
  stories: string | undefined;
  dryRun: boolean;
  /** Keys of changes, made of `--rename` and `--no-rename`. */
  decisions: string[];
};

const known = {
  format: { type: 'string', default: 'text' },
  from: { type: 'string' },
  space: { type: 'boolean', default: false },
  stories: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  rename: { type: 'string', multiple: true },
  'no-rename': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
type OptionName = keyof typeof known;

/** Reads a command line; a bad call is one sentence that says what to do. */
export function readSchemaCall(args: readonly string[], takes: readonly OptionName[]): Result<SchemaCall> {
  try {
    const { values } = parseArgs({ args: [...args], options: known });
    const given = Object.keys(known).filter((name) =>
      args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)),
    );
    const foreign = given.find((name) => name !== 'help' && !takes.some((taken) => taken === name));
    if (foreign) return refuse(`This command has no option --${foreign}: see --help.`);
    const format = formats.find((name) => name === values.format);
    if (!format) return refuse(`There is no format “${values.format}”: use ${formats.join(', ')}.`);
    const { rename = [], 'no-rename': noRename = [] } = values;
    const malformed = rename.find((said) => !/^[^=]+=[^=]+$/.test(said));
    if (malformed !== undefined)
      return refuse(`“${malformed}” renames nothing: write --rename block.old=new or --rename old=new.`);
    const decisions = [
      ...rename.map((said) => `${said.split('=', 1)[0]?.includes('.') ? 'field' : 'block'}-renamed ${said}`),
      ...noRename.map((place) => `${place.includes('.') ? 'field' : 'block'}-removed ${place}`),
    ];
    const { help, from, space, stories } = values;
    return { ok: true, value: { help, format, from, space, stories, dryRun: values['dry-run'], decisions } };
  } catch (error) {
    // parseArgs throws on unknown options and missing values; its first sentence names the culprit.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1);
    return refuse(`${sentence}: see --help.`);
  }
}
