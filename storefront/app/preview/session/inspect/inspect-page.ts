import type { Inspected, InspectedPart } from '@blattwerk/schemas/preview/inspection.ts';
import type { Inspect } from '@blattwerk/schemas/preview/to-page.ts';
import { hearWorkspace, tellWorkspace } from '../direct-line.ts';
import { findObstacles } from './obstacles.ts';
import { outlineOfPage } from './outline.ts';
import { overflowingTexts } from './overflowing-texts.ts';

/** Milliseconds after the last draft until the page is looked at: typing does not wait for it. */
const restMs = 700;

/**
 * Looks at parts of the page as the workspace asks for, once the page is at rest.
 * @param asked what it has asked for so far
 * @returns ends it
 */
export function inspectPage(asked: readonly Inspect[]): () => void {
  const wanted = new Map<InspectedPart, Inspect['language']>(
    asked.map(({ part, language }) => [part, language]),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const look = async (): Promise<void> => {
    const ending = new AbortController();
    running = ending;
    for (const [part, language] of [...wanted]) {
      const found = await lookAt(part, language, ending.signal);
      // What was typed meanwhile begins it anew.
      if (ending.signal.aborted) return;
      wanted.delete(part);
      if (found) tellWorkspace({ action: 'inspected', found });
    }
    running = undefined;
  };
  const lookLater = () => {
    running?.abort();
    running = undefined;
    clearTimeout(timer);
    timer = wanted.size > 0 ? setTimeout(() => void look(), restMs) : undefined;
  };
  const stopHearing = hearWorkspace((message) => {
    if (message.action === 'inspect') wanted.set(message.part, message.language);
    else if (message.action !== 'change' && message.action !== 'input') return;
    lookLater();
  });
  lookLater();
  return () => {
    stopHearing();
    clearTimeout(timer);
    running?.abort();
  };
}

async function lookAt(
  part: InspectedPart,
  language: Inspect['language'],
  signal: AbortSignal,
): Promise<Inspected | undefined> {
  switch (part) {
    case 'overflow':
      return { part, texts: overflowingTexts() };
    case 'outline':
      return { part, ...(await outlineOfPage()) };
    case 'accessibility': {
      const obstacles = await findObstacles(language, signal);
      return obstacles && { part, obstacles };
    }
  }
}
