/** Header and footer show the settings; on a page of its own this story has no content. */
export function Settings() {
  return null;
}
