import { cardDesignSegment } from '../pages/routes.ts';
import { givenNameOf } from './given-name.ts';
import type { PickableKind } from './pickable-kinds.ts';

/** First segments of the pages of single products; each is also the slug of the story that these pages show. */
export const productPaths: Record<PickableKind, string> = {
  accessory: 'zubehoer-artikel',
  calendar: 'kalender-gestalten',
  card: cardDesignSegment,
  collage: 'collagen-gestalten',
  merch: 'geschenke-gestalten',
  photoframe: 'bilderrahmen-gestalten',
  photoprint: 'fotoabzuege-gestalten',
  photobook: 'fotobuecher-gestalten',
  photobox: 'fotoboxen-gestalten',
};

type NamedProduct = { kind: PickableKind; id: string; name: string };

/** Kinds of which a product without a given name is called by the shop's tables, so by another name in each language. */
const codedKinds: readonly PickableKind[] = ['accessory', 'merch', 'photoframe', 'photoprint'];

/**
 * The path of a product's page, without outer slashes: `karten-designen/eukalyptuskranz--1234`. The name its makers gave
 * it is in it, as the rest of a name is another in each language; without one the code says it: `zubehoer-artikel/seal-gold`.
 */
export function productPath({ kind, id, name }: NamedProduct): string {
  const words = slugOf(givenNameOf(name) ?? (codedKinds.includes(kind) ? '' : name));
  return `${productPaths[kind]}/${words === '' ? '' : `${words}--`}${id}`;
}

/** The product whose page a path is; its name is for people, only the end counts. */
export function readProductPath(path: string): { kind: PickableKind; id: string } | undefined {
  const [first, last, ...more] = path.split('/');
  const kind = pathKinds.get(first ?? '');
  const id = last?.split('--').at(-1);
  if (!kind || !id || more.length > 0 || !/^[a-z0-9][a-z0-9.-]{0,63}$/i.test(id)) return undefined;
  return { kind, id };
}

function isKind(name: string): name is PickableKind {
  return Object.hasOwn(productPaths, name);
}

const pathKinds = new Map(
  Object.keys(productPaths)
    .filter(isKind)
    .map((kind) => [productPaths[kind], kind]),
);

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
