/** A path as a chain: a walk extends it without copying, and only findings spell it out. */
export type StoryPath = { parent: StoryPath | undefined; segment: string | number };

export function extend(parent: StoryPath | undefined, segment: string | number): StoryPath {
  return { parent, segment };
}

export function spellOut(path: StoryPath): (string | number)[] {
  const segments: (string | number)[] = [];
  for (let step: StoryPath | undefined = path; step; step = step.parent) segments.push(step.segment);
  return segments.reverse();
}
