/** Names in a configurator's address the line of the basket whose place the design takes. */
export const lineParameter = 'line';
