import { type Block, childBlocks } from './block.ts';

/** A version of a test that a page can be looked at in, beside the one for all. `name`: undefined for the only other one. */
export type TestVersion = { flag: string; treatment: string; name: string | undefined };

/** Every version that tests on a page have beside the one for all, each once. */
export function testVersions(root: Block): TestVersion[] {
  const found = new Map<string, TestVersion>();
  const visit = (block: Block): void => {
    for (const version of versionsOf(block)) found.set(`${version.flag} ${version.treatment}`, version);
    for (const child of childBlocks(block)) visit(child.block);
  };
  visit(root);
  return [...found.values()];
}

const controlName = 'control';

function versionsOf({ component, flag, treatments }: Block): TestVersion[] {
  if (typeof flag !== 'string' || flag === '') return [];
  if (component === 'ab_test') return [{ flag, treatment: 'on', name: undefined }];
  if (component !== 'multi_treatment_test' || !Array.isArray(treatments)) return [];
  return treatments
    .map((version: unknown) =>
      typeof version === 'object' && version !== null && 'name' in version ? version.name : undefined,
    )
    .filter((name) => typeof name === 'string' && name !== '' && name !== controlName)
    .map((name) => ({ flag, treatment: String(name), name: String(name) }));
}
