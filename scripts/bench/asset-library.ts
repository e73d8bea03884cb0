import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { assetFolders, assets } from '@blattwerk/database/tables/assets.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { findInLibrary } from '@blattwerk/preview-server/content-space/assets/library/find-in-library.ts';
import { libraryParameters } from '@blattwerk/preview-server/content-space/assets/library/library-query.ts';
import { createAssetUses } from '@blattwerk/preview-server/content-space/assets/uses/asset-uses.ts';
import { coreTime } from './core-time.ts';
import { median } from './statistics.ts';

const space = { id: 1, name: 'Blattwerk', languages: ['en'] };
const origin = 'http://localhost:4000';
const rounds = 15;
const chunk = 1000;
const folders = 20;
const subjects = ['rosen', 'eukalyptus', 'taufe', 'kalender', 'hochzeit', 'goldfolie', 'papier'];

/** What an editor asks of the library, as the workspace asks it. */
const questions = {
  open: {},
  'last page': { page: 'last' },
  search: { search: 'eukalyptus 7' },
  'search, nothing found': { search: 'gibtesnicht' },
  'search a folder': { search: 'ordner' },
  unused: { only: 'unused' },
  'without description': { only: 'undescribed' },
  'larger than needed': { only: 'too_large' },
  documents: { kind: 'documents' },
} as const;

export type LibraryFigures = { question: string; milliseconds: number; found: number }[];

/** Milliseconds of a core in which a library of so many files answers what editors ask, in the embedded database. */
export async function benchLibrary(files: number): Promise<LibraryFigures> {
  const database = await openTestDatabase();
  await database.insert(spaces).values({ ...space, domain: '', contentVersion: 1, languageCodes: [] });
  const folderRows = Array.from({ length: folders }, (_, at) => ({
    ...{ spaceId: space.id, uuid: randomUUID(), name: `Ordner ${at}`, parentId: null },
  }));
  const made = await database.insert(assetFolders).values(folderRows).returning({ id: assetFolders.id });
  for (let start = 0; start < files; start += chunk) {
    const rows = Array.from({ length: Math.min(chunk, files - start) }, (_, at) => assetRow(start + at));
    await database
      .insert(assets)
      .values(rows.map((row, at) => ({ ...row, folderId: made[at % (folders * 2)]?.id ?? null })));
  }
  const uses = createAssetUses();
  // Every fourth is on a page, as in a shop that has been tidied.
  for (let at = 0; at < files; at += 4)
    uses.put({ id: at, name: `Seite ${at}`, fullSlug: `seite-${at}`, draft: pageWith(at), published: null });

  const figures: LibraryFigures = [];
  const last = Math.ceil(files / 60);
  for (const [question, asked] of Object.entries(questions)) {
    const query = libraryParameters.parse('page' in asked ? { page: last } : asked);
    const durations: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const find = async () => {
        found = (await findInLibrary(database, { space, origin }, uses, query)).total;
      };
      durations.push(await coreTime(find));
    }
    figures.push({ question, milliseconds: median(durations), found });
  }
  await database.close();
  return figures;
}

function assetRow(at: number) {
  const subject = subjects[at % subjects.length];
  const isDocument = at % 20 === 3;
  const name = `${subject}-${at}.${isDocument ? 'pdf' : 'jpg'}`;
  return {
    ...{ spaceId: space.id, shortName: name, contentLength: 300_000 + (at % 50) * 40_000 },
    path: pathOf(at, name),
    contentType: isDocument ? 'application/pdf' : 'image/jpeg',
    alt: at % 3 === 0 ? '' : `Karte mit ${subject} auf hellem Grund, Nummer ${at}`,
    metaData: { alt__i18n__en: `Card with ${subject}, number ${at}` },
    uploadedAt: new Date(),
    createdAt: new Date(Date.now() - at * 60_000),
  };
}

const pathOf = (at: number, name: string): string =>
  `${at % 9 === 0 ? '6000x4000' : '1600x1200'}/${at}/${name}`;

function pageWith(at: number) {
  const { path } = assetRow(at);
  const image = { fieldtype: 'asset', id: at, filename: `${origin}/f/${space.id}/${path}`, alt: '' };
  return { component: 'page', _uid: `p${at}`, body: [{ component: 'image_teaser', _uid: `t${at}`, image }] };
}
