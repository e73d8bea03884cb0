/** The terms of sale an order is placed under: the day from which their present text is in force. */
export const termsVersion = '2026-11-24';
