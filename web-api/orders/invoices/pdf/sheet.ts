/** An A4 sheet in points: where text begins and ends, and where the foot does. */
export const sheet = { left: 56.7, right: 538.6, top: 56, footTop: 752, width: 595.28, height: 841.89 };
