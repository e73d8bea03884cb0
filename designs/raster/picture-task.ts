import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import type { DrawingMode } from '../drawing/inks.ts';
import type { Good } from '../goods/good.ts';
import type { GoodView } from '../goods/stage-good.ts';
import type { Design } from '../model/design.ts';
import type { PanelId } from '../model/panel.ts';
import type { Size } from '../model/shape.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { PictureFormat } from './encode.ts';

/** Pixels of a photo as a `data:` URI, with the size or at least the proportions that its crop is reckoned with. */
export type SlotPhoto = Size & { href: string };

/** A stored recipe, a document a customer has changed, with their photos by slot, or one that was stored: JSON, gzip. */
export type Source =
  | { recipe: Recipe }
  | { design: Design; photos?: Readonly<Record<string, SlotPhoto>> }
  | { packed: Uint8Array };

/** What a picture shows. Without a page: the front as a shopper sees it first. `width` in pixels. */
export type DesignPicture = Source & {
  page?: number;
  panel?: PanelId;
  mode?: DrawingMode;
  width: number;
  format: PictureFormat;
};

/** A product in a scene. `beside`: what lies next to it in scenes that show several designs of a theme. */
export type ProductPicture = Source & {
  scene: string;
  beside?: readonly Source[];
  width: number;
  format: PictureFormat;
};

/** A product without a design, in its scene. */
export type GoodPicture = { good: Good; view: GoodView; width: number; format: PictureFormat };

/** A document as JSON, for a configurator. */
export type DocumentTask = { kind: 'document'; recipe: Recipe; layout: DraftLayout };

/** Work for another process; plain data, because it is copied there. */
export type PictureTask =
  | { kind: 'design'; picture: DesignPicture }
  | { kind: 'product'; picture: ProductPicture }
  | { kind: 'good'; picture: GoodPicture }
  | DocumentTask;
