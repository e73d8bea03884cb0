const slots = 4096;
/** What is longer hardly stands twice. */
const longest = 1000;

/**
 * Answers a question about a text once, however often pages repeat it. Each slot remembers the last text that fell into
 * it, so that texts which never come again cost a comparison each, and no memory.
 */
export function oncePerText<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const remembered: ({ text: string; answer: Answer } | undefined)[] = Array.from({ length: slots });
  return (text) => {
    if (text.length > longest) return answer(text);
    const slot = slotOf(text);
    const last = remembered[slot];
    if (last?.text === text) return last.answer;
    const found = answer(text);
    remembered[slot] = { text, answer: found };
    return found;
  };
}

/** Its length and a few of its letters tell texts apart well enough, and faster than a hash of all. */
function slotOf(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  let mixed = length;
  for (const place of [length - 1, length >> 1, length >> 2, length - (length >> 2) - 1, length >> 3])
    mixed = Math.imul(mixed ^ text.charCodeAt(place), 0x01000193);
  return (mixed ^ (mixed >>> 12)) & (slots - 1);
}
