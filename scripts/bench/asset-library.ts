import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { findInLibrary } from '@blattwerk/preview-server/content-space/assets/library/find-in-library.ts';
import { libraryParameters } from '@blattwerk/preview-server/content-space/assets/library/library-query.ts';
import { createAssetUses } from '@blattwerk/preview-server/content-space/assets/uses/asset-uses.ts';
import { coreTime } from './core-time.ts';
import { fillLibrary, pictureOf } from './space/fill-library.ts';
import { median } from './statistics.ts';

const space = { id: 1, name: 'Blattwerk', languages: ['en'] };
const origin = 'http://localhost:4000';
const rounds = 15;

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
  await fillLibrary(database, space.id, files);
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

function pageWith(at: number) {
  const image = pictureOf(origin, space.id, at);
  return { component: 'page', _uid: `p${at}`, body: [{ component: 'image_teaser', _uid: `t${at}`, image }] };
}
