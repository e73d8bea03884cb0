/** Names the release that a signed preview shows the drafts of, as the content service's editor does; `undefined` is none. */
export const previewReleaseParameter = '_storyblok_release';
