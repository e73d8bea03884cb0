import {
  type ShareLink,
  shareLinksAnswerSchema,
} from '../../../workspace-api/share-links/share-links-answer.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

/** Links to which page, shown where. */
export type SharedPlace = { story: number; host: string; language: string };

const links = shareLinksAnswerSchema.transform(({ links: all }) => all);
const at = ({ story, host, language }: SharedPlace) =>
  `?${new URLSearchParams({ story: String(story), host, language })}`;

export const listShareLinks = async (token: string, place: SharedPlace): Promise<Result<ShareLink[]>> =>
  read(await request(`/workspace/share-links${at(place)}`, { token }), links);

/** Makes a link; all of them come back, the new one first. */
export const makeShareLink = async (
  token: string,
  place: SharedPlace,
  { note, days }: { note: string; days: number },
): Promise<Result<ShareLink[]>> =>
  read(
    await request(`/workspace/share-links${at(place)}`, {
      token,
      method: 'POST',
      body: { story: place.story, note, days },
    }),
    links,
  );

export const revokeShareLink = async (
  token: string,
  place: SharedPlace,
  id: string,
): Promise<Result<ShareLink[]>> =>
  read(await request(`/workspace/share-links/${id}${at(place)}`, { token, method: 'DELETE' }), links);
