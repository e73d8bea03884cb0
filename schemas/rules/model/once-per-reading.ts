import type { StoryReading } from './story-reading.ts';

/** Answers a question about a story once, however many rules ask it of the same reading; one answer is remembered. */
export function oncePerReading<Answer>(
  answer: (story: StoryReading) => Answer,
): (story: StoryReading) => Answer {
  let last: { story: StoryReading; answer: Answer } | undefined;
  return (story) => {
    if (last?.story !== story) last = { story, answer: answer(story) };
    return last.answer;
  };
}
