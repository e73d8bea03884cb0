/** Names of what a page shows of the content; a change of the content drops the pages that carry one of its marks. */
export type Marks = ReadonlySet<string>;

/** All that a story holds. */
export const storyMark = (uuid: string): string => `story ${uuid}`;

/** What a link shows of the story it leads to: that it is published, its name and its address. */
export const linkMark = (uuid: string): string => `link ${uuid}`;

/** Which story is at an address, or that none is. Start pages end with a slash and are asked for without it. */
export const addressMark = (fullSlug: string): string => `address ${fullSlug.replace(/\/+$/, '')}`;

/** Which stories a top folder holds, with their names and addresses: `blattwerk`. */
export const listMark = (folder: string): string => `list ${folder}`;
