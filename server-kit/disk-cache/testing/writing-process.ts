import { createDiskCache } from '../disk-cache.ts';
import { bytesOf, nameOf } from './numbered-files.ts';

/** A process of its own for tests: writes files `first` to `last` into a shared cache, again and again if asked to. */
const [, , directory = '', limit, first, last, turns] = process.argv;
const cache = createDiskCache(directory, Number(limit));
for (let turn = 0; turn < Number(turns); turn += 1) {
  for (let number = Number(first); number <= Number(last); number += 1)
    await cache.write(nameOf(number), bytesOf(number));
}
