import type { HandElement } from '@blattwerk/schemas/design/hand-design.ts';
import { randomOf } from '../../model/random.ts';
import type { ChosenMotif, ProductInput } from '../composition.ts';
import { art, bled, drawn, type Element, type Face, rectangle } from '../face.ts';

type Generated = Extract<HandElement, { kind: 'generated' }>;
type Hand = NonNullable<ProductInput['hand']>;

/** The motifs of a drawing that an editor began with, by the slots of its composition. */
export function generatedMotifs({ motifs }: Generated, hand: Hand): { slot: string; motif: ChosenMotif }[] {
  return Object.entries(motifs).flatMap(([slot, all]) =>
    all.flatMap((one) => {
      const motif = hand.motif(one);
      return motif ? [{ slot, motif }] : [];
    }),
  );
}

/** What a composition draws on its front, without its texts and photos: those an editor has placed. */
export function generatedArt(element: Generated, face: Face): Element[] {
  const { random: _, ...input } = face.input;
  const { hand, ...product } = input;
  const composition = hand?.composition(element.composition);
  if (!hand || !composition) return [];
  const motifs = Map.groupBy(generatedMotifs(element, hand), ({ slot }) => slot);
  const [front] = composition.compose({
    ...product,
    format: face.size,
    fold: 'single',
    motifs: (slot) => motifs.get(slot)?.map(({ motif }) => motif) ?? [],
    option: (name) => element.options[name] ?? composition.options[name]?.[0],
  });
  const filled = front?.fill(randomOf(element.seed));
  if (!filled) return [];
  const ground = drawn(`${element.id}-ground`, [{ d: rectangle(bled(face)), fill: filled.background }]);
  return [
    ...(filled.background === 'paper' ? [] : [ground]),
    ...filled.layers.flatMap((layer) =>
      layer.type === 'art' ? [art(element.id, layer.items, layer.finish)] : [],
    ),
  ];
}
