import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';

export type ThemeDetail = AnswerOf<'GET /web-api/theme-groups/{id}'>;
export type ThemeDesign = ThemeDetail['designs'][number];

/** Designs that are one product in several colours, shown as one tile. */
export type DesignCluster = readonly [ThemeDesign, ...ThemeDesign[]];

/** Every design once, in the order given; colour variants stand with the first of them. */
export function clusterDesigns(designs: readonly ThemeDesign[]): DesignCluster[] {
  const byId = new Map(designs.map((design) => [design.id, design]));
  const seen = new Set<number>();
  return designs.flatMap((design) => {
    if (seen.has(design.id)) return [];
    const variants = [...new Set(design.colourVariants.map(({ id }) => id))].flatMap(
      (id) => byId.get(id) ?? [],
    );
    const others = variants.filter(({ id }) => id !== design.id && !seen.has(id));
    for (const { id } of [design, ...others]) seen.add(id);
    return [[design, ...others] satisfies DesignCluster];
  });
}
