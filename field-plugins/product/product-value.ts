import type { productPlugin } from '@blattwerk/schemas/field-plugins/product-plugin.ts';
import type { z } from 'zod';

export type ProductValue = z.infer<typeof productPlugin.value>;
/** A product by kind and id. */
export type ProductItem = ProductValue['items'][number];
