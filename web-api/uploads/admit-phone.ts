import { phoneKeyHeader, phoneLinkHeader } from '@blattwerk/schemas/configurator/phone-limits.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Request } from 'express';
import type { BackEnd } from '../back-end.ts';
import { visitorLanguage } from '../http/visitor-language.ts';
import { phoneLinkEnded, phoneLinkFull } from '../phone/phone-problems.ts';
import { countPhonePhoto, provenPhoneLink, receiverOf } from '../phone/phone-store.ts';
import { readUploadName } from './upload-name.ts';

type Judging = Pick<BackEnd, 'clock' | 'config' | 'database' | 'uploads'>;

/** Whether a file may come by its phone's link; one that names no link comes by none. */
export async function admitPhone(backEnd: Judging, request: Request): Promise<Problem | undefined> {
  const { clock, config, database, uploads } = backEnd;
  const language = visitorLanguage(request.headers);
  if (request.method === 'POST') {
    const id = request.get(phoneLinkHeader);
    if (id === undefined) return undefined;
    const key = request.get(phoneKeyHeader) ?? '';
    const link = await provenPhoneLink(database, { id, key }, clock());
    if (!link) return phoneLinkEnded(language);
    return (await countPhonePhoto(database, link.id)) ? undefined : phoneLinkFull(language);
  }
  if (request.method !== 'PATCH') return undefined;
  const uploadId = readUploadName(String(request.params.name), config.secret);
  const upload = uploadId === undefined ? undefined : await uploads.find(uploadId);
  if (!upload || upload.linkId === null) return undefined;
  return (await receiverOf(database, upload.linkId, clock())) ? undefined : phoneLinkEnded(language);
}
