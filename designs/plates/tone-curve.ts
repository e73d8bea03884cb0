/**
 * From the light of a rendering to what a screen shows. Colours of a lit sheet stay what the design says; only what is
 * brighter than most paper is bent towards white, as film does.
 */
const knee = 0.7;

function bent(light: number): number {
  return light <= knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)));
}

function straightened(shown: number): number {
  return shown <= knee ? shown : knee - (1 - knee) * Math.log(1 - (shown - knee) / (1 - knee));
}

/** Linear light of each value of sRGB. */
export const linearOf: Float32Array = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function encoded(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Steps of light for the value 1: fine enough that no value of sRGB is left out, in shadows too. */
export const lightSteps = 16_384;
/** Where the table ends everything is white. */
const brightest = 4;

/** The sRGB value of light in `lightSteps`. */
export const shownOf: Uint8Array = Uint8Array.from({ length: lightSteps * brightest }, (_, step) =>
  Math.round(encoded(bent(step / lightSteps)) * 255),
);

/** The light that a value of sRGB shows. */
export const lightOf: Float32Array = Float32Array.from(linearOf, (shown) =>
  straightened(Math.min(shown, 0.998)),
);

/** The sRGB value that linear light is shown as. */
export function shownOfLight(light: number): number {
  return shownOf[Math.min(shownOf.length - 1, Math.max(0, Math.round(light * lightSteps)))] ?? 0;
}
