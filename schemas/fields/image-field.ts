const pictures: string[] = ['images'];

/** One picture from the asset library; its alternative text is kept with the picture. */
export const image = { type: 'asset', filetypes: pictures } as const;

/** Several pictures in order. */
export const images = { type: 'multiasset', filetypes: pictures } as const;
