/** The longest name of a draft (characters). */
export const draftTitleLength = 80;
