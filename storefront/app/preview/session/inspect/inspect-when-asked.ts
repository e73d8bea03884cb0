import type { Inspect } from '@blattwerk/schemas/preview/to-page.ts';
import { whenLoaded } from '../../when-loaded.ts';
import { hearWorkspace } from '../direct-line.ts';

/**
 * Loads what looks at the page with the first wish for it: most previews are only edited in.
 * @returns ends it
 */
export function inspectWhenAsked(): () => void {
  /** Until what looks is loaded, and hears the workspace itself. */
  const asked: Inspect[] = [];
  let end: (() => void) | undefined;
  const stopHearing = hearWorkspace((message) => {
    if (message.action !== 'inspect') return;
    asked.push(message);
    end ??= whenLoaded(import('./inspect-page.ts'), ({ inspectPage }) => {
      stopHearing();
      return inspectPage(asked);
    });
  });
  return () => {
    stopHearing();
    end?.();
  };
}
