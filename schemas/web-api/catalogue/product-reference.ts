import { type ProductKind, productKinds } from '../../kinds/kind-facts.generated.ts';

/** `id`: a design's number as text, or the code of an accessory, frame, print or article. */
export type ProductReference = { kind: ProductKind; id: string };

/** A kind and an id. */
export const referencePattern = new RegExp(`^(${productKinds.join('|')}):(.{1,64})$`, 's');

/** `card:146101`, as queries write it. */
export function printProductReference({ kind, id }: ProductReference): string {
  return `${kind}:${id}`;
}

/** The inverse; anything else is `undefined`. */
export function parseProductReference(text: string): ProductReference | undefined {
  const [, kindText, id] = referencePattern.exec(text) ?? [];
  const kind = productKinds.find((known) => known === kindText);
  return kind && id !== undefined ? { kind, id } : undefined;
}
