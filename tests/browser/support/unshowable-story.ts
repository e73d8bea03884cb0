/** A story that no component can draw: an object stands where a headline has its words. */
export const unshowable = {
  content: {
    component: 'page',
    _uid: 'page',
    body: [{ component: 'page_container_headline', _uid: 'headline', headline: { words: 'none' } }],
  },
};
