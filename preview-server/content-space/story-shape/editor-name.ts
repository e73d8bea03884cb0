/** Name under which everything is saved that comes with the management token. */
export const editorName = 'Redaktion';
