import type { ReleaseFinding } from '@blattwerk/database/tables/releases.ts';

/** The release and the page itself have changed a field differently since. */
export const contradicts = (storyId: number, uid: string, field: string): ReleaseFinding => ({
  storyId,
  code: 'contradiction',
  message: {
    de: 'Die Seite wurde seither anders geändert als im Release. Entscheiden Sie, was gilt.',
    en: 'The page was changed since, differently than in the release. Choose what holds.',
  },
  uid,
  field,
});

/** The draft in the release, as it is now, was not approved. */
export const notApproved = (storyId: number): ReleaseFinding => ({
  storyId,
  code: 'not_approved',
  message: {
    de: 'Der Entwurf im Release ist noch nicht freigegeben.',
    en: 'The draft in the release has not been approved yet.',
  },
});
