import type { Request } from 'express';
import { whoOf } from '../access/who.ts';
import { editorId } from '../stories/to-management-story.ts';
import { editorName } from '../story-shape/editor-name.ts';

const maxLength = 60;

/**
 * Who saves: a member by the name of the account, else the name that an editor of the workspace has given herself,
 * percent-encoded in `X-Editor-Name`. All who hold the management token are one user, so that it is a name for
 * colleagues and no proof of anything.
 */
export function authorOf(request: Pick<Request, 'get'> & Parameters<typeof whoOf>[0]): string {
  const who = whoOf(request);
  return who?.kind === 'member' ? who.name : nameIn(request.get('X-Editor-Name'));
}

/** The number that the management API names who asks by. */
export function authorNumber(request: Parameters<typeof whoOf>[0]): number {
  const who = whoOf(request);
  return who?.kind === 'member' ? who.number : editorId;
}

/** A name as it stands in a header. */
export function nameIn(header = ''): string {
  const name = decoded(header)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return name.slice(0, maxLength).trim() || editorName;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
