import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderRows } from './folder-tree.ts';

test('every folder is shown once, below the one it lies in, and counts what lies in it', () => {
  const some = fc.array(fc.record({ files: fc.nat(50), parent: fc.nat(30) }), { maxLength: 30 });
  fc.assert(
    fc.property(some, (drawn) => {
      const folders = drawn.map(({ files, parent }, index) => ({
        ...{ id: index + 1, name: `Ordner ${index}`, files },
        parent_id: parent === 0 || parent > index ? null : parent,
      }));
      const rows = folderRows(folders);
      expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(folders.map(({ id }) => id));
      for (const { id, parent_id } of folders) {
        const at = (wanted: number | null) => rows.findIndex((row) => row.id === wanted);
        if (parent_id !== null) expect(at(parent_id)).toBeLessThan(at(id));
      }
      const total = folders.reduce((sum, { files }) => sum + files, 0);
      expect(rows.filter(({ depth }) => depth === 0).reduce((sum, { files }) => sum + files, 0)).toBe(total);
    }),
  );
});
