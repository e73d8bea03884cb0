import { bestFit } from '@blattwerk/designs/books/best-fit.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import { readSize } from './read-size.ts';

/** Which of several files goes into which place, as `bestFit` says it. */
export async function fitFiles(files: readonly File[], boxes: readonly Size[]): Promise<number[]> {
  return bestFit(await Promise.all(files.map(readSize)), boxes);
}
