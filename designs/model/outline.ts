import type { Size } from './shape.ts';

/** How the edge is cut: the punchings of cards, and the shapes of stickers and tags. */
export const cuts = [
  'rectangle',
  'rounded-corners',
  'heart-corners',
  'wave',
  'round',
  'heart',
  'tag',
] as const;
export type Cut = (typeof cuts)[number];

const cornerRadius = 5;
const scallop = 9;

/** The closed path of the cut edge on a sheet of the given size (millimetres); a rectangle needs none. */
export function outlineOf(cut: Cut, { width, height }: Size): string | undefined {
  const [w, h] = [width, height];
  switch (cut) {
    case 'rectangle':
      return undefined;
    case 'round':
      return `M0 ${n(h / 2)}A${n(w / 2)} ${n(h / 2)} 0 0 1 ${n(w)} ${n(h / 2)}A${n(w / 2)} ${n(h / 2)} 0 0 1 0 ${n(h / 2)}Z`;
    case 'rounded-corners':
      return roundedRectangle(w, h, Math.min(cornerRadius, w / 4, h / 4));
    case 'heart-corners':
      return heartCorners(w, h, Math.min(2 * cornerRadius, w / 4, h / 4));
    case 'wave':
      return scalloped(w, h);
    case 'heart':
      return heart(w, h);
    case 'tag': {
      const slope = Math.min(w, h) / 4;
      return `M${n(slope)} 0H${n(w - slope)}L${n(w)} ${n(slope)}V${n(h)}H0V${n(slope)}Z`;
    }
  }
}

function roundedRectangle(w: number, h: number, r: number): string {
  const arc = (x: number, y: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`;
  return `M${n(r)} 0H${n(w - r)}${arc(r, r)}V${n(h - r)}${arc(-r, r)}H${n(r)}${arc(-r, -r)}V${n(r)}${arc(r, -r)}Z`;
}

/** Each corner is cut out by two lobes that meet in a point towards the corner: the heart's notch. */
function heartCorners(w: number, h: number, r: number): string {
  const tip = r * 0.42;
  const arc = (x: number, y: number) => `A${n(r * 0.36)} ${n(r * 0.36)} 0 0 0 ${n(x)} ${n(y)}`;
  return (
    `M${n(r)} 0H${n(w - r)}${arc(w - tip, tip)}${arc(w, r)}V${n(h - r)}` +
    `${arc(w - tip, h - tip)}${arc(w - r, h)}H${n(r)}${arc(tip, h - tip)}${arc(0, h - r)}` +
    `V${n(r)}${arc(tip, tip)}${arc(r, 0)}Z`
  );
}

/** Shallow arcs bulging outwards to the trim, with their feet on a line a little inside. */
function scalloped(w: number, h: number): string {
  const depth = scallop / 6;
  const [inner, deep] = [w - 2 * depth, h - 2 * depth];
  const [across, down] = [Math.max(2, Math.round(inner / scallop)), Math.max(2, Math.round(deep / scallop))];
  const arcs = (count: number, dx: number, dy: number) => {
    const chord = Math.hypot(dx, dy) / count;
    const radius = (chord * chord) / (8 * depth) + depth / 2;
    return `a${n(radius)} ${n(radius)} 0 0 1 ${n(dx / count)} ${n(dy / count)}`.repeat(count);
  };
  const start = `M${n(depth)} ${n(depth)}`;
  return `${start}${arcs(across, inner, 0)}${arcs(down, 0, deep)}${arcs(across, -inner, 0)}${arcs(down, 0, -deep)}Z`;
}

function heart(w: number, h: number): string {
  const at = (x: number, y: number) => `${n(x * w)} ${n(y * h)}`;
  const right = `C${at(0.53, 0.06)} ${at(0.66, 0)} ${at(0.76, 0)}C${at(0.9, 0)} ${at(1, 0.12)} ${at(1, 0.29)}`;
  const left = `C${at(0.3, 0.8)} ${at(0, 0.62)} ${at(0, 0.29)}C${at(0, 0.12)} ${at(0.1, 0)} ${at(0.24, 0)}`;
  return `M${at(0.5, 0.17)}${right}C${at(1, 0.62)} ${at(0.7, 0.8)} ${at(0.5, 1)}${left}C${at(0.34, 0)} ${at(0.47, 0.06)} ${at(0.5, 0.17)}Z`;
}

function n(value: number): number {
  return Math.round(value * 1000) / 1000;
}
