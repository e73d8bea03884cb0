/** The names of the blocks that a story's JSON holds, nested ones too. */
export function blockNames(storyText: string): Set<string> {
  return new Set([...storyText.matchAll(/"component":"([a-z0-9_]+)"/g)].map(([, name = '']) => name));
}
