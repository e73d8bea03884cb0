import { nameListBytes } from '@blattwerk/schemas/configurator/name-limits.ts';
import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { expect, test } from 'vitest';
import { addNames, removeRow, setForRow, setNames, setRow } from './name-operations.ts';
import { newContent, setText } from './operations.ts';

const fields = nameFieldsOf('briefumschlag-c6');
const rows = [
  { names: 'Ida', place: '' },
  { names: 'Familie Winter', place: 'Birkenallee 18\n10115 Berlin' },
];

test('a list takes the place of what was written there, and cards are set for its longest words', () => {
  const written = setText(setText(newContent({}), 'names', 'Oma'), 'signature', 'Eva');
  const listed = setNames(written, rows, fields);
  expect(listed).toMatchObject({
    texts: { signature: 'Eva' },
    setFor: { names: 'Familie Winter', place: 'Birkenallee 18\n10115 Berlin' },
    names: rows,
  });
  expect(listed.texts).not.toHaveProperty('names');
  expect(setNames(listed, [], fields)).toEqual(setText(newContent({}), 'signature', 'Eva'));
});

test('rows are added, changed and taken out; without any the design’s own words stand again', () => {
  const listed = addNames(setNames(newContent({}), rows, fields), [{ names: 'Jan', place: '' }], fields);
  expect(listed.names.map(({ names }) => names)).toEqual(['Ida', 'Familie Winter', 'Jan']);
  expect(setRow(listed, 2, { names: 'Jan B.' }).names[2]).toEqual({ names: 'Jan B.', place: '' });
  const one = removeRow(removeRow(listed, 0, fields), 0, fields);
  expect(one.names).toEqual([{ names: 'Jan', place: '' }]);
  expect(removeRow(one, 0, fields)).toEqual(newContent({}));
});

test('all cards can be set for one row', () => {
  const listed = setNames(newContent({}), rows, fields);
  expect(setForRow(listed, 0, fields).setFor).toEqual({ ...listed.setFor, names: 'Ida' });
});

test('no more is kept than a draft holds', () => {
  const many = Array.from({ length: 800 }, (_, place) => ({ names: `Gast ${place}`, place: '' }));
  expect(setNames(newContent({}), many, fields).names).toHaveLength(500);
  const long = Array.from({ length: 400 }, () => ({ names: 'x'.repeat(100), place: 'y'.repeat(100) }));
  const { names } = setNames(newContent({}), long, fields);
  expect(JSON.stringify(names).length).toBeLessThanOrEqual(nameListBytes);
});
