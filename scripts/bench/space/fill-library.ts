import { randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { assetFolders, assets } from '@blattwerk/database/tables/assets.ts';

const chunk = 1000;
const folders = 20;
const subjects = ['rosen', 'eukalyptus', 'taufe', 'kalender', 'hochzeit', 'goldfolie', 'papier'];

/** Puts so many files into the library of a space, half of them in folders, written past the API. */
export async function fillLibrary(database: Database, spaceId: number, files: number): Promise<void> {
  const folderRows = Array.from({ length: folders }, (_, at) => ({
    ...{ spaceId, uuid: randomUUID(), name: `Ordner ${at}`, parentId: null },
  }));
  const made = await database.insert(assetFolders).values(folderRows).returning({ id: assetFolders.id });
  for (let start = 0; start < files; start += chunk) {
    const rows = Array.from({ length: Math.min(chunk, files - start) }, (_, at) => ({
      ...assetRow(spaceId, start + at),
      folderId: made[at % (folders * 2)]?.id ?? null,
    }));
    await database.insert(assets).values(rows);
  }
}

/** The value of a picture field that shows one of these files. */
export function pictureOf(origin: string, spaceId: number, at: number) {
  const { path } = assetRow(spaceId, at);
  return { fieldtype: 'asset', id: at, filename: `${origin}/f/${spaceId}/${path}`, alt: '' };
}

function assetRow(spaceId: number, at: number) {
  const subject = subjects[at % subjects.length];
  const isDocument = at % 20 === 3;
  const name = `${subject}-${at}.${isDocument ? 'pdf' : 'jpg'}`;
  return {
    ...{ spaceId, shortName: name, contentLength: 300_000 + (at % 50) * 40_000 },
    path: `${at % 9 === 0 ? '6000x4000' : '1600x1200'}/${at}/${name}`,
    contentType: isDocument ? 'application/pdf' : 'image/jpeg',
    alt: at % 3 === 0 ? '' : `Karte mit ${subject} auf hellem Grund, Nummer ${at}`,
    metaData: { alt__i18n__en: `Card with ${subject}, number ${at}` },
    uploadedAt: new Date(),
    createdAt: new Date(Date.now() - at * 60_000),
  };
}
