import { expect, test } from 'vitest';
import { stylesFor } from './style-parts.ts';

const parts = [
  { modules: [], css: 'h1{margin:0}' },
  { modules: ['a'], css: '.a0{color:red}' },
  { modules: ['ab', 'c'], css: '.ab1,.c2{color:blue}' },
  { modules: ['d'], css: '.d0{color:green}' },
];

test('a document has the styles of its own modules and those for every page, in their order', () => {
  const html = '<html class="d3"><body><p class="x c0 wide">class="a0"</p></body></html>';
  expect(stylesFor(html, parts)).toBe('h1{margin:0}.ab1,.c2{color:blue}.d0{color:green}');
  expect(stylesFor('<p>Nothing.</p>', parts)).toBe('h1{margin:0}');
});
