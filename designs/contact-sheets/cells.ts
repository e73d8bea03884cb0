import type { Catalogue } from '../catalogue/catalogue-of.ts';
import type { Palette } from '../model/colour.ts';
import type { Design, Layer, Page } from '../model/design.ts';
import { randomOf } from '../model/random.ts';
import { type Matrix, matrixOf, type Size } from '../model/shape.ts';
import type { Motif, MotifKind } from '../motifs/motif.ts';
import { frontOf, pageSvg, type Studio } from '../raster/draw-page.ts';
import { drawScene } from '../raster/draw-scene.ts';
import { rasterOf } from '../raster/paint-stage.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Scene } from '../scenes/scene.ts';
import { scenesFor } from '../scenes/scenes-for.ts';
import type { Cell } from './contact-sheet.ts';

/** The front of each design, or with `allPages` every page of it. A recipe that cannot be expanded is an error. */
export function designCells(
  recipes: readonly Recipe[],
  catalogue: Catalogue,
  studio: Studio,
  allPages = false,
): Cell[] {
  return recipes.flatMap((recipe) => {
    const design = expanded(recipe, catalogue);
    if (allPages)
      return design.pages.map((page) => pageCell(`${recipe.id}: ${page.label}`, design, page, studio));
    const { page, view } = frontOf(design);
    const panel = page.panels.find(({ id }) => id === view.panel);
    const shown = panel?.box ?? page.trim;
    const aspect = shown.width / shown.height;
    return { label: recipe.id, aspect, svg: (width) => pageSvg(design, page, width, view, studio) };
  });
}

/** Each scene with the recipe it suits best: one that it is the first choice of, or else one it may show. */
export function sceneCells(
  scenes: readonly Scene[],
  recipes: readonly Recipe[],
  catalogue: Catalogue,
  studio: Studio,
): Cell[] {
  return scenes.flatMap((scene) => {
    const choices = ({ product, fold }: Recipe) =>
      scenesFor({ ...product, fold }, scene.designs).map(({ id }) => id);
    const isFirstChoice = (recipe: Recipe) => choices(recipe)[0] === scene.id;
    const recipe =
      recipes.find(isFirstChoice) ?? recipes.find((candidate) => choices(candidate).includes(scene.id));
    if (!recipe) return [];
    // Beside it in scenes of a set: other prints, the way they are seen together in the shop.
    const others = recipes.filter(
      ({ title, product }) => title.includes(lookOf(recipe)) && product.type !== recipe.product.type,
    );
    const beside = others.slice(0, (scene.designs ?? 1) - 1).map((one) => expanded(one, catalogue));
    const design = expanded(recipe, catalogue);
    const aspect = scene.size.width / scene.size.height;
    const ground = (width: number) => rasterOf(scene.ground(), scene.size, width);
    return {
      label: scene.id,
      aspect,
      pixels: (width) => drawScene(scene, [design, ...beside], studio, ground(width)),
    };
  });
}

/** The name of the look a design belongs to, as it stands in its title: `„Eukalyptushain“`. */
function lookOf({ title }: Recipe): string {
  return /„[^“]+“/.exec(title)?.[0] ?? title;
}

export function motifCells(motifs: readonly Motif[], palette: Palette, studio: Studio): Cell[] {
  return motifs.map((motif) => {
    const page = motifPage(motif);
    return pageCell(motif.id, sheetOf(page, palette), page, studio);
  });
}

export function illustrationCells(ids: readonly string[], palette: Palette, studio: Studio): Cell[] {
  return ids.map((id) => {
    const trim = { width: 120, height: 90 };
    const photo: Layer = {
      id: 'photo',
      type: 'photo',
      slot: 'photo',
      finish: 'print',
      locked: true,
      box: { x: 0, y: 0, ...trim },
      rotate: 0,
      sample: id,
      crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
    };
    const page = pageOf(trim, photo);
    return pageCell(id, sheetOf(page, palette), page, studio);
  });
}

function expanded(recipe: Recipe, catalogue: Catalogue): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(`${recipe.id}: ${expansion.problem.message}`);
  return expansion.design;
}

function pageCell(label: string, design: Design, page: Page, studio: Studio): Cell {
  const aspect = page.trim.width / page.trim.height;
  return { label, aspect, svg: (width) => pageSvg(design, page, width, {}, studio) };
}

/** Millimetres of the square a motif is shown in, and of the motif's longer side. */
const square = 100;
const reach = 84;

function motifPage(motif: Motif): Page {
  const aspect = motif.aspect ?? 1;
  const size =
    aspect >= 1 ? { width: reach, height: reach / aspect } : { width: reach * aspect, height: reach };
  const item = { matrix: originOf(motif.kind, size), shapes: motif.draw(randomOf(1), size) };
  const trim = { width: square, height: square };
  return pageOf(trim, { id: 'motif', type: 'art', finish: 'print', locked: true, items: [item] });
}

function originOf(kind: MotifKind, { width, height }: Size): Matrix {
  if (kind === 'sprig') return matrixOf({ x: square / 2, y: (square + height) / 2 });
  if (kind === 'frame' || kind === 'ground')
    return matrixOf({ x: (square - width) / 2, y: (square - height) / 2 });
  return matrixOf({ x: square / 2, y: square / 2 });
}

function pageOf(trim: Size, layer: Layer): Page {
  return { id: 'sheet', label: '', trim, folds: [], panels: [], background: 'paper', layers: [layer] };
}

function sheetOf(page: Page, palette: Palette): Design {
  const empty = { version: 1, id: 'sheet', title: '', bleed: 0, safe: 0, foil: null } as const;
  return { ...empty, palette, pages: [page] };
}
