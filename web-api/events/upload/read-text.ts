import { uploadLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import Papa from 'papaparse';
import { boundList, type ListResult } from './guest-list.ts';

/** More lines than may be, empty ones among them; the rest of a file is not read. */
const mostLines = 5 * uploadLimits.rows;

/** A list that was pasted: one name a line, or the columns of a spreadsheet, which come with tabs. */
export function readPasted(text: string): ListResult {
  if (text.length > uploadLimits.pasted) return { ok: false, refusal: 'too-long' };
  const lines = text.split(/\r\n?|\n/).slice(0, mostLines);
  const isTable = text.includes('\t');
  const filled = lines.filter((line) => line.trim() !== '');
  const hasSemicolons = !isTable && filled.length > 0 && filled.every((line) => line.includes(';'));
  // “Müller, Anna” is one name: commas part no columns here.
  if (!isTable && !hasSemicolons) return boundList(lines.map((line) => [line]));
  return boundList(parse(text, isTable ? '\t' : ';'));
}

/** A CSV file, whichever of the usual signs parts its columns, as Excel saves it in whichever country. */
export function readCsv(bytes: Uint8Array): ListResult {
  const text = decodeText(bytes);
  // Guessed without empty lines, which have no column to count; their numbers count all the same.
  const { meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: [';', ',', '\t'],
    preview: 20,
    skipEmptyLines: 'greedy',
  });
  return boundList(parse(text, meta.delimiter));
}

function parse(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview: mostLines, skipEmptyLines: false }).data;
}

/** Text of a file: Unicode by its mark, UTF-8 where it is that, else what Excel writes on Windows. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
