import { gunzipSync } from 'node:zlib';
import { designSchema } from '@blattwerk/schemas/design/document.ts';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue-of.ts';
import { layOut } from '../drafts/lay-out.ts';
import type { Picture } from '../drawing/sheet.ts';
import { samplePhotos } from '../goods/sample-photos.ts';
import { stageGood } from '../goods/stage-good.ts';
import type { Design, PhotoLayer } from '../model/design.ts';
import { openDiskPlates, type Plates } from '../plates/disk-plates.ts';
import type { Season } from '../plates/plate.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import type { Celebration } from '../recipes/sample.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { drawPage, frontOf, type Studio } from './draw-page.ts';
import { createScenePainter } from './draw-scene.ts';
import type { TaskResult } from './picture-processes.ts';
import type {
  DesignPicture,
  DocumentTask,
  GoodPicture,
  PictureTask,
  ProductPicture,
  Source,
} from './picture-task.ts';
import { createSamplePictures } from './sample-pictures.ts';

/** Draws pictures with fonts, sample pictures and plates that stay loaded between tasks. */
export function createTaskRunner(
  catalogue: Catalogue,
  plates: Plates = openDiskPlates(),
): (task: PictureTask) => Promise<TaskResult> {
  const pictureOf = createSamplePictures((id) => catalogue.illustration(id));
  const studio: Studio = { fonts: openDiskFonts(), pictureOf };
  const paintScene = createScenePainter(studio, plates);
  const documentOf = createDocuments(catalogue);
  return async (task) => {
    switch (task.kind) {
      case 'design':
        return drawDesign(task.picture, documentOf, studio);
      case 'product':
        return drawProduct(task.picture, documentOf, catalogue, paintScene, studio);
      case 'good':
        return drawGood(task.picture, paintScene);
      case 'document':
        return writeDocument(task, catalogue);
    }
  };
}

function writeDocument({ recipe, layout }: DocumentTask, catalogue: Catalogue): TaskResult {
  const result = layOut(recipe, layout, catalogue);
  if (!result.ok) return missing(result.problem.message);
  return { ok: true, data: new TextEncoder().encode(JSON.stringify(result.laidOut)) };
}

async function drawGood(
  { good, view, width, format }: GoodPicture,
  paint: ReturnType<typeof createScenePainter>,
): Promise<TaskResult> {
  const scene = stageGood(good, view);
  if (!scene) return missing(`There is no picture of ${good.kind} "${good.id}".`);
  return { ok: true, data: await paint(scene, samplePhotos(good), width, format) };
}

async function drawProduct(
  picture: ProductPicture,
  documentOf: (source: Source) => Found,
  catalogue: Catalogue,
  paint: ReturnType<typeof createScenePainter>,
  studio: Studio,
): Promise<TaskResult> {
  const found = documentOf(picture);
  if (!found.ok) return found;
  const scene = catalogue.scene(picture.scene);
  if (!scene) return missing(`There is no scene "${picture.scene}".`);
  const beside: Design[] = [];
  for (const source of picture.beside ?? []) {
    const other = documentOf(source);
    if (!other.ok) return other;
    beside.push(other.design);
  }
  const own = withPhotos(studio, [picture, ...(picture.beside ?? [])]);
  const { width, format } = picture;
  const season = seasonOf(picture);
  return { ok: true, data: await paint(scene, found.design, width, format, beside, own, season) };
}

const winterly: readonly Celebration[] = [
  'weihnachten-privat',
  'weihnachten-geschaeftlich',
  'weihnachtsfeier',
  'neujahr',
];

/** When a card of the catalogue is given; of a document of a customer nothing is known. */
function seasonOf(source: Source): Season | undefined {
  const celebration = 'recipe' in source ? source.recipe.sample?.celebration : undefined;
  return celebration && winterly.includes(celebration) ? 'winter' : undefined;
}

async function drawDesign(
  picture: DesignPicture,
  documentOf: (source: Source) => Found,
  studio: Studio,
): Promise<TaskResult> {
  const found = documentOf(picture);
  if (!found.ok) return found;
  const { design } = found;
  const { mode, panel } = picture;
  const given = { ...(mode ? { mode } : {}), ...(panel ? { panel } : {}) };
  const front = frontOf(design);
  const page = picture.page === undefined ? front.page : design.pages[picture.page];
  if (!page) {
    return missing(`"${design.id}" has ${design.pages.length} pages: there is no page ${picture.page}.`);
  }
  const view = picture.page === undefined ? { ...front.view, ...given } : given;
  const data = await drawPage(
    design,
    page,
    picture.width,
    picture.format,
    withPhotos(studio, [picture]),
    view,
  );
  return { ok: true, data };
}

type Found = { ok: true; design: Design } | { ok: false; reason: 'missing'; message: string };

/** Customers' photos in the slots of their own documents, samples in all others. */
function withPhotos(studio: Studio, sources: readonly Source[]): Studio {
  const given = new Map<PhotoLayer, Picture>();
  for (const source of sources) {
    if (!('design' in source) || !source.photos) continue;
    for (const layer of source.design.pages.flatMap(({ layers }) => layers)) {
      const photo = layer.type === 'photo' ? source.photos[layer.slot] : undefined;
      if (layer.type === 'photo' && photo) given.set(layer, { kind: 'image', ...photo });
    }
  }
  if (given.size === 0) return studio;
  return { ...studio, pictureOf: (layer) => given.get(layer) ?? studio.pictureOf(layer) };
}

/** Designs that were pictured last: a product page asks for several pictures of one. */
const documentsKept = 6;

/** Finds the document of a source; those of recipes are kept for a while. */
function createDocuments(catalogue: Catalogue): (source: Source) => Found {
  const kept = new LRUCache<string, Found>({ max: documentsKept });
  return (source) => {
    if ('design' in source) return { ok: true, design: source.design };
    if ('packed' in source) return { ok: true, design: unpacked(source.packed) };
    const key = JSON.stringify(source.recipe);
    const known = kept.get(key);
    if (known) return known;
    const expansion = expandRecipe(source.recipe, catalogue);
    const found = expansion.ok ? expansion : missing(expansion.problem.message);
    kept.set(key, found);
    return found;
  };
}

/** Unpacked here: parsing a rich document would hold up the server. */
function unpacked(packed: Uint8Array): Design {
  return designSchema.parse(JSON.parse(gunzipSync(packed).toString('utf8')));
}

function missing(message: string): { ok: false; reason: 'missing'; message: string } {
  return { ok: false, reason: 'missing', message };
}
