import { useEffect, useState } from 'react';
import { type Judgement, judgementSchema } from '../../../judge-tool/judgement.ts';
import { read, request } from '../../base/api/request.ts';
import type { ApiError } from '../../base/api/result.ts';
import { type OpenStory, openEditorLine } from './editor-line.ts';

export type ToolState =
  /** The CMS has not said which story is open. */
  | { kind: 'waiting' }
  | { kind: 'judging' }
  | { kind: 'unconnected' }
  | { kind: 'failed'; error: ApiError; again(): void }
  | { kind: 'judged'; judgement: Judgement };

/** What the rules find in the story that is open in the CMS, anew after each save. */
export function useJudgement(): ToolState {
  const [story, setStory] = useState<OpenStory>();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ToolState>({ kind: 'waiting' });
  useEffect(() => openEditorLine(setStory).stop, []);
  const { id, updatedAt } = story ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save or a wish to try again asks again
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    // What was found before stays until there is something newer.
    setState((before) =>
      before.kind === 'judged' && before.judgement.story.id === id ? before : { kind: 'judging' },
    );
    void request(`/judge-tool/judgement?story=${id}`, { token: '' }).then((answer) => {
      if (!isCurrent) return;
      const judged = read(answer, judgementSchema);
      if (judged.ok) setState({ kind: 'judged', judgement: judged.value });
      else if (judged.error.kind === 'unauthorized') setState({ kind: 'unconnected' });
      else setState({ kind: 'failed', error: judged.error, again: () => setAttempt((count) => count + 1) });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, updatedAt, attempt]);
  return state;
}
