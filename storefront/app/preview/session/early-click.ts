import { tellWorkspace } from './direct-line.ts';
import { type Selecting, selectingOf } from './select-by-click.ts';

export type EarlyClick = {
  /** Tells the workspace what was clicked before it gave the page its line, once. */
  tell(): void;
  end(): void;
};

/**
 * Remembers the last click until the line is there: the vendor's bridge hears it, too, but names no field, and the
 * keyboard would stay where it is. Who has gone on in the workspace meanwhile is not called back.
 */
export function keepEarlyClick(window: Window): EarlyClick {
  let kept: Selecting | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('click', (event) => (kept = selectingOf(event)), { capture: true, signal });
  window.addEventListener('blur', () => (kept = undefined), { signal });
  const end = () => {
    kept = undefined;
    ending.abort();
  };
  return {
    tell() {
      if (kept?.how === 'only') tellWorkspace(kept);
      end();
    },
    end,
  };
}
