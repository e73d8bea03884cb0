import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderOnPage } from '../test-support/render-on-page.tsx';
import { late, loadLate } from './late.tsx';

function lateGreeting() {
  const Greeting = late<{ name: string }>(async () => ({ name }) => <p>Hallo, {name}</p>);
  const shown = (
    <Suspense fallback={<p>Moment</p>}>
      <Greeting name="Welt" />
    </Suspense>
  );
  return { Greeting, shown };
}

test('what is not loaded yet is waited for', async () => {
  const { shown } = lateGreeting();
  expect(renderToString(shown)).toContain('Moment');
  expect(await renderOnPage(shown)).toContain('Welt');
});

test('what is loaded is shown at once: nothing that waits could be clicked', async () => {
  const { Greeting, shown } = lateGreeting();
  await loadLate(Greeting);
  const html = renderToString(shown);
  expect(html).toContain('Welt');
  expect(html).not.toContain('Moment');
});
