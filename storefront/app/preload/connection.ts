/** Whether the reader's connection is too slow or too dear for loading what may never be looked at. */
export function isSparing(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  const savesData = 'saveData' in connection && connection.saveData === true;
  const type = 'effectiveType' in connection ? connection.effectiveType : undefined;
  return savesData || type === '2g' || type === 'slow-2g';
}
