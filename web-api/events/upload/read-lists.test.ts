import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readFile } from './read-file.ts';
import { readPasted } from './read-text.ts';

const cellsOf = (result: Awaited<ReturnType<typeof readFile>>) =>
  result.ok ? result.lines.map(({ number, cells }) => [number, ...cells]) : result.refusal;
const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a pasted list has one name a line; a comma is part of the name, empty lines count', () => {
  expect(cellsOf(readPasted('Müller, Anna\n\n  Oma "Käthe" \r\nJonas'))).toEqual([
    [1, 'Müller, Anna'],
    [3, 'Oma "Käthe"'],
    [4, 'Jonas'],
  ]);
});

test('columns pasted out of a spreadsheet come with tabs, typed ones with semicolons', () => {
  expect(cellsOf(readPasted('Name\tOrt\n"Anna\nBert"\tUlm'))).toEqual([
    [1, 'Name', 'Ort'],
    [2, 'Anna\nBert', 'Ulm'],
  ]);
  expect(cellsOf(readPasted('Anna; Ulm\nBert; Köln'))).toEqual([
    [1, 'Anna', 'Ulm'],
    [2, 'Bert', 'Köln'],
  ]);
});

test.each([
  ['semicolons', 'Name;Ort\nMüller, Anna;Köln'],
  ['commas', 'Name,Ort\n"Müller, Anna",Köln'],
  ['tabs', 'Name\tOrt\nMüller, Anna\tKöln'],
  ['an empty line at its end', 'Name;Ort\r\nMüller, Anna;Köln\r\n\r\n'],
])('a CSV file is read with %s', async (_, text) => {
  expect(cellsOf(await readFile(bytesOf(text)))).toEqual([
    [1, 'Name', 'Ort'],
    [2, 'Müller, Anna', 'Köln'],
  ]);
});

test('umlauts survive as UTF-8 with and without a mark, as Windows-1252 and as UTF-16', async () => {
  const text = 'Name;Ort\nJürgen;Köln';
  const expected = [
    [1, 'Name', 'Ort'],
    [2, 'Jürgen', 'Köln'],
  ];
  const windows = Uint8Array.from(Buffer.from(text, 'latin1'));
  const utf16 = Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
  for (const bytes of [bytesOf(text), bytesOf(`\ufeff${text}`), windows, utf16])
    expect(cellsOf(await readFile(bytes))).toEqual(expected);
});

test('a workbook is read as it is written: numbers keep their digits, empty columns and lines are left out', async () => {
  const bytes = await workbook([
    ['Name', null, 'PLZ'],
    [null, null, null],
    ['Jürgen', null, 80331],
  ]);
  expect(cellsOf(await readFile(bytes))).toEqual([
    [1, 'Name', 'PLZ'],
    [3, 'Jürgen', '80331'],
  ]);
});

test('what is no table, has a password, unpacks to too much or claims a cell too far away is refused', async () => {
  expect(cellsOf(await readFile(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])))).toBe('old-excel');
  expect(cellsOf(await readFile(Uint8Array.from([0xff, 0xd8, 0xff, 0, 0, 1])))).toBe('unknown-file');
  expect(cellsOf(await readFile(bytesOf(' \n \n')))).toBe('no-rows');
  expect(cellsOf(await readFile(bytesOf('Anna\n'.repeat(1002))))).toBe('too-many-rows');
  expect(cellsOf(await readFile(zipSync({ 'a.txt': strToU8('x') })))).toBe('broken-file');
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(cellsOf(await readFile(bomb))).toBe('broken-file');
  const sheet = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>';
  expect(cellsOf(await readFile(bareWorkbook(sheet)))).not.toEqual([[1, 'x']]);
}, 60_000);

type Cells = readonly (string | number | null)[];

async function workbook(rows: readonly Cells[]): Promise<Uint8Array> {
  const data = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  return new Uint8Array(await writeExcelFile(data).toBuffer());
}

function bareWorkbook(rows: string): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
