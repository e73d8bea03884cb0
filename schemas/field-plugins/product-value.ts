import { z } from 'zod';
import { productKinds } from '../kinds/kind-facts.generated.ts';

const product = z.strictObject({ kind: z.enum(productKinds), id: z.string().min(1).max(64) });

/** Products of the catalogue in the order chosen; names and prices are looked up when a page is shown. */
export const productValueSchema = z.strictObject({ version: z.literal(1), items: z.array(product).max(24) });
export type ProductValue = z.infer<typeof productValueSchema>;
/** A product by kind and id. */
export type ProductItem = ProductValue['items'][number];
