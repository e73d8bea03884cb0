import type { Database } from '@blattwerk/database/database.ts';
import { handDesigns } from '@blattwerk/database/tables/hand-designs.ts';
import { handCatalogueDesign } from '@blattwerk/designs/catalogue/by-hand/hand-catalogue-design.ts';
import { sourceFingerprint } from '@blattwerk/designs/raster/source-fingerprint.ts';
import { handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { asc, isNotNull } from 'drizzle-orm';
import { handSeed } from '../catalogue/catalogue.ts';
import { writeDesigns } from '../catalogue/seed-catalogue.ts';
import { writeProducts } from '../products/seed/seed-products.ts';
import { seedOnce } from '../seed-once.ts';

/**
 * Puts the cards that were handed in beside the generated ones, as the shop sells them; those there already change
 * nothing. What was withdrawn stays among them: withdrawals say that it is not sold.
 */
export async function publishHandDesigns(database: Database): Promise<{ changed: boolean }> {
  const rows = await database
    .select()
    .from(handDesigns)
    .where(isNotNull(handDesigns.sold))
    .orderBy(asc(handDesigns.id));
  const designs = rows.flatMap(({ id, sold, soldAt }) => {
    // One that a release no longer knows how to draw is not sold until it is mended.
    const read = handDesignSchema.safeParse(sold);
    const made = read.success ? handCatalogueDesign(read.data, id) : undefined;
    return made?.ok ? [{ ...made.design, ...(soldAt && { createdAt: soldAt }) }] : [];
  });
  const themes = designs.map(({ themeId: id, name }) => ({ id, name }));
  const catalogue = { themes, designs, drawing: sourceFingerprint() };
  return seedOnce(database, { name: handSeed, data: catalogue }, async (queries) => {
    await writeDesigns(queries, catalogue, 'shop');
    await writeProducts(queries, designs, 'shop');
  });
}
