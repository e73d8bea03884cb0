import type { HandDesign, HandElement, HandFace, HandFaceId } from '@blattwerk/schemas/design/hand-design.ts';
import { photoSlots, textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';

/** What a face is that nothing was placed on yet. */
const emptyFace: HandFace = { ground: 'paper', elements: [] };

export function faceOf({ layout }: HandDesign, face: HandFaceId): HandFace {
  return layout.faces[face] ?? emptyFace;
}

/** Everything that was placed, on whichever face. */
export function allElements({ layout }: HandDesign): HandElement[] {
  return Object.values(layout.faces).flatMap((face) => face?.elements ?? []);
}

export function withFace(design: HandDesign, id: HandFaceId, face: HandFace): HandDesign {
  return { ...design, layout: { ...design.layout, faces: { ...design.layout.faces, [id]: face } } };
}

function withElements(
  design: HandDesign,
  id: HandFaceId,
  change: (elements: readonly HandElement[]) => readonly HandElement[],
): HandDesign {
  const face = faceOf(design, id);
  return withFace(design, id, { ...face, elements: [...change(face.elements)] });
}

/** Another element in place of the one of its id. */
export function withElement(design: HandDesign, face: HandFaceId, element: HandElement): HandDesign {
  return withElements(design, face, (all) => all.map((one) => (one.id === element.id ? element : one)));
}

/** An element before all others. @returns the design, and the id that the element has got */
export function withAdded(
  design: HandDesign,
  face: HandFaceId,
  element: HandElement,
): { design: HandDesign; id: string } {
  const taken = new Set(faceOf(design, face).elements.map(({ id }) => id));
  const id = freeName(element.id, taken);
  return { id, design: withElements(design, face, (all) => [...all, { ...element, id }]) };
}

export function withoutElement(design: HandDesign, face: HandFaceId, id: string): HandDesign {
  return withElements(design, face, (all) => all.filter((one) => one.id !== id));
}

/** An element one layer nearer (1) or farther away (-1). */
export function withLayerMoved(design: HandDesign, face: HandFaceId, id: string, by: 1 | -1): HandDesign {
  return withElements(design, face, (all) => {
    const from = all.findIndex((one) => one.id === id);
    const to = from + by;
    const element = all[from];
    if (!element || to < 0 || to >= all.length) return all;
    return all.toSpliced(from, 1).toSpliced(to, 0, element);
  });
}

/** Sample words of a slot in one language; the other languages keep theirs. */
export function withWords(design: HandDesign, language: Language, slot: string, words: string): HandDesign {
  return {
    ...design,
    words: { ...design.words, [language]: { ...design.words[language], [slot]: words } },
  };
}

/** The first text, or place for a photo, that the card has none of yet; undefined where it has all. */
export function freeTextSlot(design: HandDesign): (typeof textSlots)[number] | undefined {
  return firstFree(textSlots, design);
}

export function freePhotoSlot(design: HandDesign): (typeof photoSlots)[number] | undefined {
  return firstFree(photoSlots, design);
}

function firstFree<Slot extends string>(slots: readonly Slot[], design: HandDesign): Slot | undefined {
  const used = new Set<string>(allElements(design).flatMap((one) => ('slot' in one ? [one.slot] : [])));
  return slots.find((slot) => !used.has(slot));
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let count = 2;
  while (taken.has(`${wanted}-${count}`)) count += 1;
  return `${wanted}-${count}`;
}
