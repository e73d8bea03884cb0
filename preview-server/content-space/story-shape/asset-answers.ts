import { z } from 'zod';

const text = z.string().nullish();

/** A file of the library as the management API describes it. `filename` is its address. */
export const assetSchema = z.object({
  id: z.number(),
  filename: z.string(),
  short_filename: text,
  content_type: text,
  content_length: z.number().nullish(),
  asset_folder_id: z.number().nullish(),
  created_at: text,
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  meta_data: z.record(z.string(), z.unknown()).nullish(),
});
export type Asset = z.infer<typeof assetSchema>;

/** What the library says of a file besides: pages of a PDF, how many pages of the shop use it, whether it is too large for them. */
const libraryAssetSchema = assetSchema.extend({
  pdf_pages: z.number().nullable(),
  pages: z.number(),
  live: z.number(),
  is_too_large: z.boolean(),
});
export type LibraryAsset = z.infer<typeof libraryAssetSchema>;

/** Body of `GET /workspace/assets`: one page of the files that a search finds. */
export const libraryAnswerSchema = z.object({
  assets: z.array(libraryAssetSchema),
  total: z.int(),
  per_page: z.int(),
});
export type LibraryAnswer = z.infer<typeof libraryAnswerSchema>;

export const libraryFilters = ['unused', 'undescribed', 'too_large'] as const;
export type LibraryFilter = (typeof libraryFilters)[number];
export const libraryKinds = ['pictures', 'documents'] as const;
export type LibraryKind = (typeof libraryKinds)[number];
export const libraryOrders = ['newest', 'name', 'size'] as const;
export type LibraryOrder = (typeof libraryOrders)[number];

const folderSchema = z.object({
  id: z.number(),
  name: z.string(),
  parent_id: z.number().nullable(),
  /** In the folder itself. */
  files: z.int(),
});
export type AssetFolder = z.infer<typeof folderSchema>;

/** Body of `GET /workspace/assets/folders`. */
export const foldersAnswerSchema = z.object({
  folders: z.array(folderSchema),
  files: z.int(),
  /** Files in no folder. */
  unfiled: z.int(),
});
export type FoldersAnswer = z.infer<typeof foldersAnswerSchema>;

const placeSchema = z.object({
  story: z.object({ id: z.number(), name: z.string(), fullSlug: z.string() }),
  uid: z.string(),
  block: z.string(),
  field: z.string(),
  language: z.string().nullable(),
  /** A picture of a field, one within a text, or a link to the file. */
  kind: z.enum(['picture', 'text', 'link']),
  /** Width to height that the place cuts a picture to. */
  ratio: z.number().nullable(),
  /** Pixels it is at most wide. */
  width: z.number().nullable(),
  focus: z.string(),
  alt: z.string(),
  inDraft: z.boolean(),
  inPublished: z.boolean(),
});
/** One place where a page uses a file. */
export type AssetPlace = z.infer<typeof placeSchema>;

/** Body of `GET /workspace/assets/{id}/uses`. */
export const usesAnswerSchema = z.object({ places: z.array(placeSchema) });

const usingPageSchema = z.object({
  id: z.number(),
  name: z.string(),
  fullSlug: z.string(),
  isLive: z.boolean(),
});
/** A page that uses files. */
export type UsingPage = z.infer<typeof usingPageSchema>;

/** Body of `GET /workspace/assets/pages?ids=1,2`: pages that use any of these files, and how many of the files are in use. */
export const usingPagesSchema = z.object({ pages: z.array(usingPageSchema), used: z.int() });
export type UsingPages = z.infer<typeof usingPagesSchema>;

/** Body of `GET /workspace/assets/twin?hash=…`: a file with the same bytes, where there is one. */
export const twinAnswerSchema = z.object({ asset: assetSchema.nullable() });

/** Body of `GET /workspace/assets/missing`: addresses (their paths) that pages use and the library does not have. */
export const missingAnswerSchema = z.object({ paths: z.array(z.string()) });

/** Body of `POST /workspace/assets/{id}/replacement` and of its undoing. */
export const replacementAnswerSchema = z.object({ id: z.number(), pages: z.int(), live: z.int() });
export type ReplacementAnswer = z.infer<typeof replacementAnswerSchema>;
