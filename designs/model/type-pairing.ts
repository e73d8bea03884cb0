/** One voice of a pairing. `scale` evens out how large fonts look at one size; `tracking` is in em. */
export type TypeStyle = {
  /** A name of `text/font-names.ts`: `cormorant-garamond-400-italic`. */
  font: string;
  scale: number;
  tracking: number;
  upperCase: boolean;
};

/** Fonts that go together. display: names and large words. heading: short lines. body: running text. */
export type TypePairing = { id: string; display: TypeStyle; heading: TypeStyle; body: TypeStyle };
