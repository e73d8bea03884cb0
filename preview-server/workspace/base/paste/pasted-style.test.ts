import { expect, test } from 'vitest';
import { withHarmlessStyles } from './pasted-style.ts';

test('styles are kept as data, sheets and handlers go', () => {
  const html = `<style>p { color: red }</style><p class=a style='mso-list:l0 level1' onclick="go()">style="x"</p>`;
  expect(withHarmlessStyles(html)).toBe(
    `<p class=a data-style='mso-list:l0 level1' data-handler="go()">style="x"</p>`,
  );
});
