/** Answers for a key without a text: logs it once per key and shows the key's second part (`header.search`: search). */
export function createMissingMessage(log: (text: string) => void): (language: string, key: string) => string {
  const reported = new Set<string>();
  return (language, key) => {
    if (!reported.has(key)) {
      reported.add(key);
      log(`Missing translation: ${key} (${language})`);
    }
    return key.split('.')[1] ?? key;
  };
}
