import type { StoryReading } from './story-reading.ts';

/** Answers a question about a story once, however many rules ask it of the same reading. */
export function oncePerReading<Answer>(
  answer: (story: StoryReading) => Answer,
): (story: StoryReading) => Answer {
  const answers = new WeakMap<StoryReading, { answer: Answer }>();
  return (story) => {
    const known = answers.get(story);
    if (known) return known.answer;
    const found = answer(story);
    answers.set(story, { answer: found });
    return found;
  };
}
