import { type Block, childBlocks } from './block.ts';
import { ancestry, type BlockIndex, blockOf } from './block-index.ts';

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

/** The version that a page is looked at in; undefined for the one for all. */
export type ChosenVersion = Pick<TestVersion, 'flag' | 'treatment'> | undefined;

/** The version in which a block is to be seen; the chosen one where that shows it, or none does. */
export function versionShowing(
  root: Block,
  index: BlockIndex,
  uid: string,
  chosen: ChosenVersion,
): ChosenVersion {
  const path = ancestry(index, uid);
  const depth = path.findIndex((each) => isTest(index.get(each)?.component));
  const [test, version] = path.slice(depth);
  if (depth < 0 || test === undefined || version === undefined) return chosen;
  const flag = blockOf(root, index, test)?.flag;
  if (typeof flag !== 'string' || flag === '') return chosen;
  const treatment =
    index.get(test)?.component === 'ab_test'
      ? index.get(version)?.field === 'treatment' && 'on'
      : blockOf(root, index, version)?.name;
  const isForAll = typeof treatment !== 'string' || treatment === '' || treatment === controlName;
  if (isForAll) return chosen?.flag === flag ? undefined : chosen;
  return chosen?.flag === flag && chosen.treatment === treatment ? chosen : { flag, treatment };
}

export const isTest = (component: string | undefined): boolean =>
  component === 'ab_test' || component === 'multi_treatment_test';

const controlName = 'control';

/** The versions that a test has beside the one for all. */
export function versionsOf({ component, flag, treatments }: Block): TestVersion[] {
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
