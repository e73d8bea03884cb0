import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';

export type ThemeDesign = AnswerOf<'GET /web-api/theme-groups/{id}'>['designs'][number];

/**
 * Other designs of a theme beside one of them, each once: in its colours where they exist, else as they are. Other kinds
 * of print come first, the same in other sizes last.
 */
export function sameLook(designs: readonly ThemeDesign[], id: number): ThemeDesign[] {
  const own = designs.find((design) => design.id === id);
  const coloursOf = (design: ThemeDesign) => design.colours.join();
  const seen = new Set([id, ...idsOf(own)]);
  const others: ThemeDesign[] = [];
  for (const design of designs) {
    if (seen.has(design.id) || !design.isAvailable) continue;
    const variants = designs.filter((other) => idsOf(design).includes(other.id) && other.isAvailable);
    others.push([design, ...variants].find((other) => own && coloursOf(other) === coloursOf(own)) ?? design);
    for (const shown of [design.id, ...idsOf(design)]) seen.add(shown);
  }
  const types = new Set([own?.productType]);
  const isNewType = ({ productType }: ThemeDesign) => {
    const isNew = !types.has(productType);
    types.add(productType);
    return isNew;
  };
  const [first, last] = [others.filter(isNewType), others];
  return [...new Set([...first, ...last])];
}

function idsOf(design: ThemeDesign | undefined): number[] {
  return design?.colourVariants.map(({ id }) => id) ?? [];
}
