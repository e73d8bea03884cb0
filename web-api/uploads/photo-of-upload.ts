import type { PhotoUploadRow } from '@blattwerk/database/tables/photo-uploads.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { phoneLinkEnded } from '../phone/phone-problems.ts';
import { receiverOf } from '../phone/phone-store.ts';
import { photoView } from '../photos/photo-view.ts';
import { refusalProblem } from '../toolbox/refusal.ts';
import { readUploadName } from './upload-name.ts';

type Asking = {
  visitor: Visitor;
  /** Whose photo it becomes; asked only where one is made. */
  customerId(): Promise<string | null>;
};
type Made = { ok: true; photo: AnswerOf<'POST /web-api/photos'> } | { ok: false; problem: Problem };

const missing = { ok: false as const, problem: notFound('There is no such upload, or no longer.') };
const incomplete = {
  ok: false as const,
  problem: problem(409, 'The file has not arrived whole: send the rest of it first.'),
};

/** Makes a photo of a file that came in parts; asked once more, it is the same one. */
export async function photoOfUpload(
  backEnd: Pick<BackEnd, 'clock' | 'config' | 'database' | 'photos' | 'uploads'>,
  name: string,
  asking: Asking,
): Promise<Made> {
  const id = readUploadName(name, backEnd.config.secret);
  const upload = id === undefined ? undefined : await backEnd.uploads.find(id);
  if (!upload) return missing;
  if (upload.photoId !== null) return knownPhoto(backEnd, upload);
  if (upload.received < upload.size) return incomplete;
  if (upload.linkId === null) return makePhoto(backEnd, upload, asking);
  // A phone knows no customer: its photos are the draft's owner's.
  const receiver = await receiverOf(backEnd.database, upload.linkId, backEnd.clock());
  if (!receiver) return { ok: false, problem: phoneLinkEnded(asking.visitor.language) };
  return makePhoto(backEnd, upload, { ...asking, customerId: async () => receiver.customerId });
}

async function makePhoto(
  backEnd: Pick<BackEnd, 'config' | 'photos' | 'uploads'>,
  upload: PhotoUploadRow,
  { visitor, customerId }: Asking,
): Promise<Made> {
  const { config, photos, uploads } = backEnd;
  const file = await uploads.fileOf(upload);
  if (!file) return afterOther(backEnd, upload.id);
  const taken = await photos.take(file, await customerId(), visitor);
  if (!taken.ok) {
    const { refusal, retryAfter } = taken;
    // Another try has the same file refused again, unless it has not been looked at yet.
    if (refusal !== 'busy') await uploads.remove(upload.id);
    return { ok: false, problem: refusalProblem(refusal, visitor.language, retryAfter) };
  }
  const { photo } = taken;
  if (await uploads.finish(upload.id, photo.id, photo))
    return { ok: true, photo: photoView(photo, photo, config.secret) };
  await photos.delete(photo.id);
  return afterOther(backEnd, upload.id);
}

/** Another request was faster: what that has made of it. */
async function afterOther(
  backEnd: Pick<BackEnd, 'config' | 'photos' | 'uploads'>,
  id: string,
): Promise<Made> {
  const upload = await backEnd.uploads.find(id);
  return upload ? knownPhoto(backEnd, upload) : missing;
}

async function knownPhoto(
  { config, photos }: Pick<BackEnd, 'config' | 'photos'>,
  { photoId, likeness, sharpness }: PhotoUploadRow,
): Promise<Made> {
  const photo = photoId === null ? undefined : await photos.find(photoId);
  if (!photo || likeness === null || sharpness === null) return missing;
  return { ok: true, photo: photoView(photo, { likeness, sharpness }, config.secret) };
}
