import { blocksIn } from '../../page/story/blocks-in.ts';

/** The flags that a story's tests ask for, and the treatments each of them knows by name. */
export function flagsIn(content: unknown): ReadonlyMap<string, readonly string[]> {
  const flags = new Map<string, string[]>();
  for (const block of blocksIn(content)) {
    const isTest = block.component === 'ab_test' || block.component === 'multi_treatment_test';
    if (!isTest || typeof block.flag !== 'string') continue;
    const versions = Array.isArray(block.treatments) ? block.treatments : [];
    const names = versions.flatMap((version: unknown) => nameOf(version));
    flags.set(block.flag, [...(flags.get(block.flag) ?? []), ...names]);
  }
  return flags;
}

function nameOf(version: unknown): string[] {
  const isNamed = typeof version === 'object' && version !== null && 'name' in version;
  return isNamed && typeof version.name === 'string' ? [version.name] : [];
}
