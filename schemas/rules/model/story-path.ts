/** A path as a chain: a walk extends it without copying, and only findings spell it out. */
export type StoryPath = { parent: StoryPath | undefined; segment: string | number; depth: number };

export function extend(parent: StoryPath | undefined, segment: string | number): StoryPath {
  return { parent, segment, depth: (parent?.depth ?? 0) + 1 };
}

export function spellOut(path: StoryPath): (string | number)[] {
  const segments: (string | number)[] = [];
  for (let step: StoryPath | undefined = path; step; step = step.parent) segments.push(step.segment);
  return segments.reverse();
}
