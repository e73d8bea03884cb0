import { editorName } from '../stories/editor-name.ts';

const maxLength = 60;

/**
 * Who saves: the name that an editor of the workspace has given herself, percent-encoded in `X-Editor-Name`. All who
 * hold the management token are one user, so that it is a name for colleagues and no proof of anything.
 */
export function authorOf(header = ''): string {
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
