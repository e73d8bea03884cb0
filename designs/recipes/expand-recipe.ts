import type { ChosenMotif, Composition, ProductInput } from '../compositions/composition.ts';
import type { Palette } from '../model/colour.ts';
import type { Design } from '../model/design.ts';
import { outlineOf } from '../model/outline.ts';
import { randomOf } from '../model/random.ts';
import type { TypePairing } from '../model/type-pairing.ts';
import type { Motif } from '../motifs/motif.ts';
import { lazyPage } from './lazy-page.ts';
import type { Recipe } from './recipe.ts';

/** Where the ids of a recipe are looked up. */
export type Library = {
  composition(id: string): Composition | undefined;
  motif(id: string): Motif | undefined;
  palette(id: string): Palette | undefined;
  pairing(id: string): TypePairing | undefined;
};

type Problem = { code: ProblemCode; message: string };
export type ProblemCode =
  | 'unknown-composition'
  | 'unknown-motif'
  | 'unknown-palette'
  | 'unknown-pairing'
  | 'unknown-slot'
  | 'unfit-motif'
  | 'unfit-format'
  | 'unfit-option';

export type Expansion = { ok: true; design: Design } | { ok: false; problem: Problem };

/** Millimetres that art reaches beyond the trim of a card, and that texts keep away from it. */
const cardBleed = 3;
const safe = 4;

/**
 * The document of a recipe; pure: the same recipe and library give the same document. A page is composed when it is
 * first looked at: a picture of the front costs no more than the front.
 */
export function expandRecipe(recipe: Recipe, library: Library): Expansion {
  const composition = library.composition(recipe.composition);
  if (!composition) return refuse('unknown-composition', `There is no composition "${recipe.composition}".`);
  const palette = typeof recipe.palette === 'string' ? library.palette(recipe.palette) : recipe.palette;
  if (!palette) return refuse('unknown-palette', `There is no palette "${recipe.palette}".`);
  const pairing = library.pairing(recipe.pairing);
  if (!pairing) return refuse('unknown-pairing', `There is no type pairing "${recipe.pairing}".`);
  const problem =
    formatProblem(recipe, composition) ??
    slotProblem(recipe, composition) ??
    optionProblem(recipe, composition);
  if (problem) return { ok: false, problem };

  const chosen = chooseMotifs(recipe, composition, library);
  if (!chosen.ok) return chosen;
  const { motifs } = chosen;
  const unknown = handMotifs(recipe).find(({ id }) => !library.motif(id));
  if (unknown) return refuse('unknown-motif', `There is no motif "${unknown.id}".`);
  const option = (name: string) => recipe.options[name] ?? composition.options[name]?.[0];
  const bleed = composition.bleed?.(option) ?? cardBleed;
  const product: ProductInput = {
    product: recipe.product,
    format: recipe.format,
    fold: recipe.fold,
    cut: recipe.cut,
    bleed,
    safe,
    palette,
    pairing,
    foil: recipe.foil,
    motifs: (slot) => motifs.get(slot) ?? [],
    text: (slot) => recipe.texts[slot] ?? composition.texts[slot]?.sample ?? '',
    photo: (slot) => recipe.photos[slot] ?? composition.photos[slot]?.sample ?? '',
    option,
    ...(recipe.hand && {
      hand: {
        layout: recipe.hand,
        motif: (wanted) => chosenMotif(wanted, library),
        composition: library.composition,
      },
    }),
    ...(recipe.calendar && { calendar: recipe.calendar }),
    ...(recipe.pages !== undefined && { pages: recipe.pages }),
    ...(recipe.spine && { spine: recipe.spine }),
    ...(recipe.book && { book: recipe.book }),
  };
  const { id, title, foil } = recipe;
  const pages = composition.compose(product).map(({ seedPlace, ...plan }, index) => {
    const outline = plan.outline ?? outlineOf(recipe.cut, plan.trim);
    // The seed itself on the first page, another one on each further page.
    const seed = (recipe.seed + Math.imul(seedPlace ?? index, 0x9e3779b9)) | 0;
    return lazyPage(outline === undefined ? plan : { ...plan, outline }, () => randomOf(seed));
  });
  return { ok: true, design: { version: 1, id, title, bleed, safe, foil, palette, pages } };
}

function formatProblem({ format, fold }: Recipe, { id, aspect, folds }: Composition): Problem | undefined {
  const ratio = format.width / format.height;
  if (ratio < aspect.from || ratio > aspect.to) {
    const range = `${aspect.from} to ${aspect.to}`;
    return problemOf(
      'unfit-format',
      `"${id}" fits formats of ${range}, not ${format.width}x${format.height}.`,
    );
  }
  if (!folds.includes(fold)) {
    return problemOf('unfit-format', `"${id}" fits the folds ${folds.join(', ')}, not "${fold}".`);
  }
  return undefined;
}

function slotProblem({ motifs, texts, photos }: Recipe, composition: Composition): Problem | undefined {
  for (const [what, used, known] of [
    ['motif', motifs, composition.motifs],
    ['text', texts, composition.texts],
    ['photo', photos, composition.photos],
  ] as const) {
    const unknown = Object.keys(used).find((slot) => !Object.hasOwn(known, slot));
    if (unknown !== undefined) {
      return problemOf('unknown-slot', `"${composition.id}" has no ${what} slot "${unknown}".`);
    }
  }
  return undefined;
}

function optionProblem({ options }: Recipe, composition: Composition): Problem | undefined {
  for (const [name, value] of Object.entries(options)) {
    const allowed = composition.options[name];
    if (!allowed) return problemOf('unknown-slot', `"${composition.id}" has no option "${name}".`);
    if (!allowed.includes(value)) {
      return problemOf('unfit-option', `Option "${name}" is one of ${allowed.join(', ')}, not ${value}.`);
    }
  }
  return undefined;
}

type Choice = { ok: true; motifs: Map<string, ChosenMotif[]> } | { ok: false; problem: Problem };

function chooseMotifs(recipe: Recipe, composition: Composition, library: Library): Choice {
  const motifs = new Map<string, ChosenMotif[]>();
  for (const [slot, { kinds, min, max }] of Object.entries(composition.motifs)) {
    const planned = recipe.motifs[slot] ?? [];
    if (planned.length < min || planned.length > max) {
      return refuse('unfit-motif', `Slot "${slot}" takes ${min} to ${max} motifs, not ${planned.length}.`);
    }
    const chosen: ChosenMotif[] = [];
    for (const { id, seed } of planned) {
      const motif = library.motif(id);
      if (!motif) return refuse('unknown-motif', `There is no motif "${id}".`);
      if (!kinds.includes(motif.kind)) {
        return refuse(
          'unfit-motif',
          `Slot "${slot}" takes ${kinds.join(', ')}, and "${id}" is a ${motif.kind}.`,
        );
      }
      chosen.push(drawnBy(motif, seed));
    }
    motifs.set(slot, chosen);
  }
  return { ok: true, motifs };
}

function drawnBy(motif: Motif, seed: number): ChosenMotif {
  return { motif, draw: (size) => motif.draw(randomOf(seed), size) };
}

function chosenMotif({ id, seed }: { id: string; seed: number }, library: Library): ChosenMotif | undefined {
  const motif = library.motif(id);
  return motif && drawnBy(motif, seed);
}

/** The motifs that an editor has placed, or that a drawing they began with is made of. */
function handMotifs({ hand }: Recipe): { id: string; seed: number }[] {
  return Object.values(hand?.faces ?? {}).flatMap((face) =>
    (face?.elements ?? []).flatMap((element) => {
      if (element.kind === 'motif') return [element.motif];
      return element.kind === 'generated' ? Object.values(element.motifs).flat() : [];
    }),
  );
}

function problemOf(code: ProblemCode, message: string): Problem {
  return { code, message };
}

function refuse(code: ProblemCode, message: string): { ok: false; problem: Problem } {
  return { ok: false, problem: problemOf(code, message) };
}
