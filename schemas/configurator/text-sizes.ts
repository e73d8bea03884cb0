/** Per cent of the designer’s size that a text may be set in; 100 is said by leaving it out. */
export const textSizes = [80, 90, 110, 125] as const;
export type TextSize = (typeof textSizes)[number];
