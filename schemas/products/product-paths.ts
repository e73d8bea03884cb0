import type { ProductKind } from '../kinds/kind-facts.generated.ts';
import { kindLinks, segmentKinds } from '../kinds/kind-links.generated.ts';
import { plainSlug } from '../shop/pages/slugs.ts';
import { givenNameOf } from '../shop/products/given-name.ts';

type NamedProduct = { kind: ProductKind; id: string; name: string };

/**
 * The path of a product's page, without outer slashes: `karten-designen/eukalyptuskranz--1234`. The name its makers gave
 * it is in it, as the rest of a name is another in each language; without one the code says it: `zubehoer-artikel/seal-gold`.
 */
export function productPath({ kind, id, name }: NamedProduct): string {
  const words = plainSlug(givenNameOf(name) ?? (kindLinks[kind].isNamedByCode ? '' : name));
  return `${kindLinks[kind].segment}/${words === '' ? '' : `${words}--`}${id}`;
}

/** The product whose page a path is; its name is for people, only the end counts. */
export function readProductPath(path: string): { kind: ProductKind; id: string } | undefined {
  const [first, last, ...more] = path.split('/');
  const kind = segmentKinds.get(first ?? '');
  const id = last?.split('--').at(-1);
  if (!kind || !id || more.length > 0 || !/^[a-z0-9][a-z0-9.-]{0,63}$/i.test(id)) return undefined;
  return { kind, id };
}
