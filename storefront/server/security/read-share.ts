/** Parameter of a link that shows one draft to people without an account. */
const shareParameter = 'share';

export type SharedDraft = {
  storyId: number;
  /** What the content space is asked with: it alone says whether the link still holds. */
  token: string;
};

/** Whether a query claims to show a draft; such a page is kept for no one. */
export const asksForShared = (query: URLSearchParams): boolean => query.has(shareParameter);

/** The draft that a link shows, if it could be one of ours; it is opened by asking for the draft. */
export function readShared(query: URLSearchParams): SharedDraft | undefined {
  const token = query.get(shareParameter) ?? '';
  const [, story] = /^share-(\d{1,10})-[\da-f-]{36}\.[\da-z]{1,10}\.[\w-]{43}$/.exec(token) ?? [];
  return story === undefined ? undefined : { storyId: Number(story), token };
}
