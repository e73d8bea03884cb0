import { formatHex, interpolate, modeOklab, modeRgb, useMode as registerMode } from 'culori/fn';
import type { Paint } from '../../model/shape.ts';
import type { Tone } from './easel.ts';

registerMode(modeRgb);
registerMode(modeOklab);

/** The colour `share` (0 to 1) of the way from one tone to the other. */
export function blend(one: Tone, other: Tone, share: number): Tone {
  return formatHex(interpolate([one, other], 'oklab')(share)) ?? one;
}

/** A gradient from `top` to `bottom` through the tones, evenly spread. */
export function down(top: number, bottom: number, ...tones: readonly Tone[]): Paint {
  return { kind: 'linear', from: [0, top], to: [0, bottom], stops: stopsOf(tones) };
}

export function across(left: number, right: number, ...tones: readonly Tone[]): Paint {
  return { kind: 'linear', from: [left, 0], to: [right, 0], stops: stopsOf(tones) };
}

/** A gradient from one point to another. */
export function along(from: [number, number], to: [number, number], ...tones: readonly Tone[]): Paint {
  return { kind: 'linear', from, to, stops: stopsOf(tones) };
}

/** Light that fades from its middle to nothing. */
export function glow(x: number, y: number, radius: number, tone: Tone, opacity = 1): Paint {
  const stops = [1, 0.55, 0.22, 0.06, 0].map((share, index) => ({
    at: index / 4,
    colour: tone,
    opacity: Math.round(share * opacity * 1000) / 1000,
  }));
  return { kind: 'radial', centre: [x, y], radius, stops };
}

/** A tone that comes in from nothing at `from` to `opacity` at `to`. */
export function fade(from: [number, number], to: [number, number], tone: Tone, opacity = 1): Paint {
  return {
    kind: 'linear',
    from,
    to,
    stops: [
      { at: 0, colour: tone, opacity: 0 },
      { at: 1, colour: tone, opacity },
    ],
  };
}

/** A ball lit from the upper left. */
export function ball(x: number, y: number, radius: number, ...tones: readonly Tone[]): Paint {
  return {
    kind: 'radial',
    centre: [x - radius * 0.35, y - radius * 0.4],
    radius: radius * 1.45,
    stops: stopsOf(tones),
  };
}

function stopsOf(tones: readonly Tone[]): { at: number; colour: Tone }[] {
  return tones.map((colour, index) => ({ at: tones.length < 2 ? 0 : index / (tones.length - 1), colour }));
}
