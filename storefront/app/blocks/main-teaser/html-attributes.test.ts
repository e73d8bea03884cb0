import { expect, test } from 'vitest';
import { htmlAttributes } from './html-attributes.ts';

const row = (name: string, value: string) => ({ body: [{ value: name }, { value }] });

test('takes id and data attributes from a table of names and values', () => {
  const table = {
    thead: [{ value: 'Name' }, { value: 'Wert' }],
    tbody: [row('id', 'hero'), row('data-campaign', 'herbst'), row(' data-slot ', '1')],
  };
  expect(htmlAttributes(table)).toEqual({ id: 'hero', 'data-campaign': 'herbst', 'data-slot': '1' });
});

test('leaves out everything that could run, restyle or mislead the editor', () => {
  const table = {
    thead: [{ value: 'onclick' }, { value: 'alert(1)' }],
    tbody: [
      row('style', 'color:red'),
      row('href', 'javascript:1'),
      row('data-blok-uid', '1'),
      row('DATA-X', '1'),
    ],
  };
  expect(htmlAttributes(table)).toEqual({});
});

test('an empty field adds nothing', () => {
  expect(htmlAttributes(undefined)).toEqual({});
});
