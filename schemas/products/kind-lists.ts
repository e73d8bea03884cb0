import { z } from 'zod';
import { kindFacts, type ProductKind, productKinds } from '../kinds/kind-facts.generated.ts';

type Facts = typeof kindFacts;
type KindsWith<Fact extends keyof Facts[ProductKind], Value> = {
  [Kind in ProductKind]: Facts[Kind][Fact] extends Value ? Kind : never;
}[ProductKind];

/** Kinds that are printed to order. */
export type PrintedKind = KindsWith<'isPrinted', true>;
export const printedKinds = /* @__PURE__ */ productKinds.filter(
  (kind): kind is PrintedKind => kindFacts[kind].isPrinted,
);
export const printedKindSchema = /* @__PURE__ */ z.enum(printedKinds);

/** Kinds whose products have no design of their own, and are pictured from what they are. */
export type DrawnKind = KindsWith<'goodDrawing', string>;
export const drawnKinds = /* @__PURE__ */ productKinds.filter(
  (kind): kind is DrawnKind => kindFacts[kind].goodDrawing !== null,
);

/** Kinds whose designs are looked up by theme, in the order of the pickers. */
export type DesignType = KindsWith<'isFoundByTheme', true>;
export const designTypes = /* @__PURE__ */ productKinds
  .filter((kind): kind is DesignType => kindFacts[kind].isFoundByTheme)
  .toSorted((one, other) => kindFacts[one].picker.place - kindFacts[other].picker.place);

/** Kinds whose designs have filters. */
export type ListedKind = KindsWith<'filters', readonly string[]>;
export const listedKinds = /* @__PURE__ */ productKinds.filter(
  (kind): kind is ListedKind => kindFacts[kind].filters !== null,
);

/** Kinds whose designs have an overview, and an address of the back end that lists them. */
export type OverviewKind = KindsWith<'overview', { of: 'designs' }>;
/** Kinds whose overview lists products, all in one answer. */
export type ProductOverviewKind = KindsWith<'overview', { of: 'products' }>;

/** Kinds whose products a block shows on their pages; none for other blocks than detail blocks. */
export function kindsShownBy(block: string | undefined): readonly ProductKind[] {
  return kindsByBlock.get(block) ?? [];
}

const kindsByBlock = /* @__PURE__ */ Map.groupBy(
  productKinds,
  (kind): string | undefined => kindFacts[kind].page.block,
);
