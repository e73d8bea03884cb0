/** Theme a page of theme cards shows when its address names none. */
export const defaultThemeId = 1461;
