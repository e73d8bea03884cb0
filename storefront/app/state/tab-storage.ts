type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();
const untilReload: TabStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/**
 * What this tab keeps. Reading the property already throws in a frame of another site, such as a preview, when the
 * browser blocks third-party cookies; what is kept there is gone with the page.
 */
export function tabStorage(): TabStorage {
  try {
    return sessionStorage;
  } catch {
    return untilReload;
  }
}
