import { expect, test } from 'vitest';
import { allStyles, stylesFor } from './style-parts.ts';

const parts = [
  { modules: [], css: 'h1{margin:0}' },
  { modules: ['a'], css: '.a0{color:red}' },
  { modules: ['ab', 'c'], css: '.ab1,.c2{color:blue}' },
  { modules: ['d'], css: '.d0{color:green}' },
];

test('a document has the styles of its own modules and those for every page, in their order', () => {
  const html = '<html class="d3"><body><p class="x c0 wide">class="a0"</p></body></html>';
  expect(stylesFor(html, parts).css).toBe('h1{margin:0}.ab1,.c2{color:blue}.d0{color:green}');
  expect(stylesFor('<p>Nothing.</p>', parts).css).toBe('h1{margin:0}');
});

test('documents with the same modules share their styles, others do not', () => {
  const styles = stylesFor('<p class="a0"></p>', parts);
  expect(stylesFor('<h1 class="a7 a0"></h1><p class="a0">', parts)).toBe(styles);
  expect(new TextDecoder().decode(styles.element)).toBe('<style>h1{margin:0}.a0{color:red}</style>');
  expect(stylesFor('<p class="d0"></p>', parts).css).toBe('h1{margin:0}.d0{color:green}');
  expect(stylesFor('<p class="a0"></p>', parts.slice(1)).css).toBe('.a0{color:red}');
});

test('a page that is edited has all styles, one without styles no element', () => {
  expect(allStyles(parts).css).toBe('h1{margin:0}.a0{color:red}.ab1,.c2{color:blue}.d0{color:green}');
  expect(allStyles([]).element).toHaveLength(0);
});
