import type { ColourRole } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import { type LeafForm, leafOutline, sideVeins } from '../pen/leaf-outline.ts';
import { type Point, polar } from '../pen/point.ts';
import { bentSpine, type Spine, spinePart } from '../pen/spine.ts';
import { type Hand, ink, leafPart, type Part } from './part.ts';

/** How a leafy branch grows; lengths are shares of the branch's own length. */
export type BranchHabit = {
  form: LeafForm;
  /** Places along the stem where leaves sit. */
  count: number;
  /** Leaves face each other in pairs, or take turns. */
  pairs: boolean;
  leafLength: number;
  /** Width by length of one leaf. */
  leafWidth: number;
  /** Angle between leaf and stem at the foot, radians, and its share left at the tip. */
  spread: number;
  closing: number;
  /** Share of leaf length lost until the tip. */
  taper: number;
  /** Share of the stem that stays bare. */
  bare: number;
  /** How far a leaf bends, radians; below 0 it curves back. */
  curl: number;
  stem: number;
  role?: ColourRole;
  veins?: number;
  /** Leaves in the middle of the branch are the longest. */
  fullest?: number;
};

/** Leaves and stem along a spine, back leaves first, paler and under the stem. */
export function growBranch(random: Random, spine: Spine, habit: BranchHabit, hand: Hand): Part[] {
  const { length } = spine;
  const role = habit.role ?? 'leaf';
  const count = Math.max(3, Math.round(habit.count * (hand === 'flat' ? 0.78 : 1)));
  const plump = hand === 'flat' ? 1.18 : 1;
  const [behind, before]: [Part[], Part[]] = [[], []];
  const stemEnd = 0.985;
  const add = (t: number, side: number, tip = false) => {
    const middle = habit.fullest ?? 0;
    const swell = middle > 0 ? 0.62 + 0.38 * Math.cos(((t - middle) * Math.PI) / 1.3) : 1 - habit.taper * t;
    const scale = swell * random.between(0.86, 1.12) * plump;
    const spread = tip ? random.between(-0.15, 0.15) : habit.spread * (1 - (1 - habit.closing) * t);
    const angle = spine.angle(t) + side * (spread + random.between(-0.16, 0.16));
    const back = !tip && random.chance(0.38);
    // a leaf seen from its edge is narrower: what makes a branch look grown instead of printed
    const turned = hand !== 'flat' && random.chance(0.3) ? random.between(0.5, 0.8) : 1;
    const size = habit.leafLength * length * scale;
    const width = size * habit.leafWidth * turned * random.between(0.92, 1.1);
    const stalk = polar(spine.at(t), angle, width * 0.06);
    const place = {
      base: stalk,
      angle: angle + side * habit.curl * 0.3,
      length: size,
      width,
      bend: -side * habit.curl * random.between(0.4, 1.25) + random.between(-0.12, 0.12),
      skew: random.between(-0.5, 0.5),
    };
    const veins =
      habit.veins !== undefined && hand !== 'flat'
        ? sideVeins(leafOutline(habit.form, place), width, { count: habit.veins })
        : [];
    const tone = (back ? 16 : 0) + random.pick([-12, -4, 0, 6, 12]);
    (back ? behind : before).push(leafPart(habit.form, place, ink(role, tone), veins));
  };
  for (let index = 0; index < count; index += 1) {
    const t = habit.bare + ((stemEnd - habit.bare) * (index + random.between(-0.14, 0.14))) / count;
    const at = Math.max(0.02, t);
    if (habit.pairs) {
      add(at, -1);
      add(Math.min(0.99, at + random.between(0, 0.025)), 1);
    } else add(at, index % 2 === 0 ? 1 : -1);
  }
  add(stemEnd, 1, true);
  const stem: Part = {
    kind: 'stem',
    points: spinePart(spine, 0, stemEnd, 7),
    width: habit.stem,
    ink: ink(role, -22),
  };
  return [...behind, stem, ...before];
}

/**
 * The main line of a sprig of the given height: from its foot at 0,0 upwards, leaning left first and bowing to the
 * right, as all sprigs do (arrangements mirror them). `reach` is the share of the height the stem itself takes.
 */
export function sprigSpine(random: Random, height: number, reach = 0.85, bow = 0.4): Spine {
  const bend = bow * random.between(0.6, 1.3);
  const start: Point = [0, 0];
  return bentSpine(start, -Math.PI / 2 - bend * 0.42, height * reach * 1.01, bend);
}

/** A twig that leaves the spine at share `t` on `side`, and bends back towards the spine's direction. */
export function sideTwig(
  random: Random,
  spine: Spine,
  t: number,
  side: 1 | -1,
  length: number,
  spread = 0.6,
): Spine {
  const angle = spine.angle(t) + side * spread * random.between(0.85, 1.15);
  return bentSpine(spine.at(t), angle, length, -side * spread * random.between(0.2, 0.7));
}
