const code = /\.(?:tsx?|mjs)$/;
const spec = /^tests\/browser\/[^/]+\.spec\.ts$/;

/** Short browser tests that use a good part of what lies in these folders. */
const smoke: readonly { folders: readonly string[]; spec: string }[] = [
  { folders: ['storefront/', 'tests/browser/support/'], spec: 'tests/browser/shop-pages.spec.ts' },
  {
    folders: ['preview-server/workspace/', 'field-plugins/', 'tests/browser/support/'],
    spec: 'tests/browser/editor-keyboard.spec.ts',
  },
];

/** Sources whose importers are tested, and tests of documents, which read their files instead of importing them. */
export function unitTestsFor(changed: readonly string[]): { sources: string[]; tests: string[] } {
  return {
    sources: changed.filter((file) => code.test(file) && !file.startsWith('tests/browser/')),
    tests: changed.some((file) => file.endsWith('.md'))
      ? ['scripts/readmes.test.ts', 'scripts/coverage-counts.test.ts', 'schemas/rules/rules.test.ts']
      : [],
  };
}

export function browserSpecsFor(changed: readonly string[]): string[] {
  const touched = changed.filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  const looks = smoke.filter(({ folders }) =>
    touched.some((file) => folders.some((folder) => file.startsWith(folder))),
  );
  return [...new Set([...touched.filter((file) => spec.test(file)), ...looks.map(({ spec }) => spec)])];
}
