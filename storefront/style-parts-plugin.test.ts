import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { partsOf } from './style-parts-plugin.ts';

test.each([
  ['.a0{x:y}', ['a']],
  ['.a0 .b1>p{x:y}', ['a', 'b']],
  ['.a0,.b1{x:y}', ['a', 'b']],
  ['.a0,h1{x:y}', []],
  ['.a0:not(.b1){x:y}', ['a']],
  [':not(.b1){x:y}', []],
  ['p:not(:has(.b1)){x:y}', []],
  ['.visible p{x:y}', []],
  ['@media print{.a0{x:y}.c3{x:y}}', ['a', 'c']],
  ['@media print{.a0{x:y}h1{x:y}}', []],
  ['@keyframes a4{0%{x:y}}', ['a']],
  ['@font-face{font-family:Jost}', []],
])('%s is needed by pages with classes of %j', (css, modules) => {
  expect(partsOf(parse(css).nodes)).toEqual([{ modules, css }]);
});

test('rules stay in their order, those of the same modules together', () => {
  const css = ['.a0{x:y}', '.a1{x:y}', 'h1{x:y}', '.a2{x:y}'];
  expect(partsOf(parse(css.join('')).nodes)).toEqual([
    { modules: ['a'], css: '.a0{x:y}.a1{x:y}' },
    { modules: [], css: 'h1{x:y}' },
    { modules: ['a'], css: '.a2{x:y}' },
  ]);
});
