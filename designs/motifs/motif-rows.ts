import type { Motif } from './motif.ts';

/** What the rows of one table of motifs have in common; they fit any box. */
type Table = {
  /** First part of their ids. */
  family: string;
  kind: Motif['kind'];
  tags: readonly string[];
};

/** Makes a table's rows: `frame('oval', …)` is the motif `frame/oval`. */
export function motifRows({ family, kind, tags: common }: Table) {
  return (
    name: string,
    label: Motif['label'],
    tags: readonly string[],
    roles: Motif['roles'],
    draw: Motif['draw'],
  ): Motif => ({
    id: `${family}/${name}`,
    kind,
    label,
    tags: [...common, ...tags],
    roles,
    aspect: null,
    draw,
  });
}
