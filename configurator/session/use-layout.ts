import type { DraftContent, DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Composed } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isSame } from './is-same.ts';
import { layoutOf } from './layout-of.ts';
import { fetchFonts } from './use-fonts.ts';

export type LayoutState = {
  /** The last one that came; what is asked for next takes its place when it is there. */
  composed: Composed | undefined;
  /** Whether that is the one of now. */
  isCurrent: boolean;
  status: 'asking' | 'known' | 'failed';
  retry(): void;
};

/** After so long a shop that was too busy is asked again (milliseconds). */
const busyMs = 4_000;

/** The design's document for options, look and words, asked for whenever one of them changes; the latest wins. */
export function useLayout(ask: WebApiClient, designId: DesignId, content: DraftContent): LayoutState {
  const [last, setLast] = useState<{ composed: Composed; layout: DraftLayout }>();
  const [status, setStatus] = useState<LayoutState['status']>('asking');
  const [attempt, setAttempt] = useState(0);
  const layout = useFormative(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let later: ReturnType<typeof setTimeout> | undefined;
    setStatus('asking');
    ask('POST /web-api/compositions', { body: { designId, ...layout }, signal })
      .then((answer) => {
        if (signal.aborted) return;
        setStatus(answer.ok ? 'known' : 'failed');
        if (answer.ok) {
          // Its letters come while it is drawn without them.
          void fetchFonts(answer.value.design.pages);
          setLast({ composed: answer.value, layout });
        }
        // Too busy or not to be reached: asked again by itself.
        else if (answer.problem.status === 503)
          later = setTimeout(() => setAttempt((count) => count + 1), busyMs);
      })
      // The next question has ended this one.
      .catch(() => {});
    return () => {
      clearTimeout(later);
      controller.abort();
    };
  }, [ask, designId, layout, attempt]);
  return {
    composed: last?.composed,
    isCurrent: last?.layout === layout,
    status,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

/** The layout of a draft; the same object as long as nothing of it changes. */
function useFormative(content: DraftContent): DraftLayout {
  const { look, setFor, calendar, book, photoCount, language, recipe } = content;
  const { format, refinement, punching, pages, paper, cover, prints, substrate, mat, border } =
    content.choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a layout is made of, and neither words nor photos
  const layout = useMemo(
    () => layoutOf(content),
    [
      format,
      refinement,
      punching,
      pages,
      pages === undefined ? undefined : paper,
      pages === undefined ? undefined : cover,
      prints,
      substrate,
      mat,
      border,
      look,
      setFor,
      calendar,
      book,
      photoCount,
      language,
      recipe,
    ],
  );
  // While an update of lower priority waits, React applies later ones anew in every render: parts are equal, and other objects.
  const [kept, setKept] = useState(layout);
  if (isSame(kept, layout)) return kept;
  setKept(layout);
  return layout;
}
