import { asWords, mostOf, type Obstacle } from '@blattwerk/schemas/preview/inspection.ts';
import axe from 'axe-core';
import { markedPlaceOf } from '../marked-place.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds in the page's content, section by section: between two of them the browser is free for what is typed.
 * @returns undefined when called off
 */
export async function findObstacles(
  language: 'de' | 'en',
  signal: AbortSignal,
): Promise<Obstacle[] | undefined> {
  if (language === 'de') {
    const { lang, rules } = (await import('axe-core/locales/de.json')).default;
    axe.configure({ locale: { lang, rules } });
  } else axe.reset();
  const found: Obstacle[] = [];
  for (const section of sections()) {
    await atIdle();
    if (signal.aborted) return undefined;
    if (!section.isConnected) continue;
    const { violations } = await axe.run(
      { include: [section], exclude: ['[data-overlay]', '[data-stand-in]'] },
      { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], elementRef: true },
    );
    for (const { id, help, nodes } of violations)
      for (const { element, html, impact } of nodes)
        found.push({
          spot: (element && markedPlaceOf(element)) ?? null,
          rule: id,
          impact: impact ?? 'minor',
          help: asWords(help),
          html: asWords(html),
        });
  }
  return found.slice(0, mostOf);
}

/** The parts of the content that stand below each other, whichever kind of page it is. */
function sections(): Element[] {
  const main = document.querySelector('main');
  const inner = [...(main?.querySelectorAll(':scope > * > *') ?? [])];
  return inner.length > 0 ? inner : [...(main?.children ?? [])];
}

const atIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
