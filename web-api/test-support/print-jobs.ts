import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Database } from '@blattwerk/database/database.ts';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { contentOf } from './designing-back-end.ts';
import { storeOrder } from './invoice-of.ts';

/** So many orders of one small card that have just gone into print. */
export async function writePrintJobs(database: Database, count: number): Promise<void> {
  const design = catalogueDesigns().find(({ id }) => id === 2155608);
  const expansion = design && expandRecipe(design.recipe, catalogue);
  if (!expansion?.ok) throw new Error('There is no such design.');
  const json = JSON.stringify(expansion.design);
  const [seal] = await database
    .insert(sealedDesigns)
    .values({
      revision: 1,
      kind: 'card',
      designId: '2155608',
      name: design?.name ?? '',
      format: '90x55',
      choice: { kind: 'card' },
      recipe: design?.recipe,
      content: contentOf(),
      document: gzipSync(json),
      sha256: createHash('sha256').update(json).digest('hex'),
      createdAt: new Date(),
    })
    .returning({ id: sealedDesigns.id });
  for (let place = 0; place < count; place += 1) {
    const order = await storeOrder(database, place);
    await database.insert(printFiles).values({ orderId: order.id, position: 0, sealId: seal?.id ?? '' });
  }
}
