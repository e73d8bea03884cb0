/** What the address of a test's page says: which story it shows, out of which space, and who frames it. */
const parameters = new URLSearchParams(location.search);

export const asked = {
  slug: parameters.get('slug') ?? '',
  space: parameters.get('space') ?? '',
  token: parameters.get('token') ?? '',
  /** Options of the bridge; without `editor` the page is made as the vendor's guides make it. */
  bridge: parameters.has('editor') ? { customParent: parameters.get('editor') ?? '' } : {},
};
