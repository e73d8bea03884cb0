import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import type { Motif } from '../motif.ts';
import { motifRows } from '../motif-rows.ts';
import { formatNumber as n } from '../pen/format.ts';
import { fourCorners, inked, line, rectangle } from './line-work.ts';

function arch({ width, height }: Size, inset: number): string {
  const [left, right, radius] = [inset, width - inset, width / 2 - inset];
  const shoulder = Math.min(height * 0.7, radius + inset);
  return `M${n(left)} ${n(height - inset)}V${n(shoulder)}A${n(radius)} ${n(shoulder - inset)} 0 0 1 ${n(right)} ${n(shoulder)}V${n(height - inset)}Z`;
}

function archedWindow(_: Random, size: Size): Shape[] {
  return [line(arch(size, 0.4), 0.5), line(arch(size, Math.min(size.width, size.height) * 0.03), 0.22)];
}

/** A pointed oriental arch. */
function orient(_: Random, size: Size): Shape[] {
  const { width, height } = size;
  const outline = (inset: number) => {
    const [left, right, middle] = [n(inset), n(width - inset), n(width / 2)];
    const [foot, hip, top] = [n(height - inset), n(height * 0.3), n(inset * 1.4)];
    return `M${left} ${foot}V${hip}C${left} ${n(height * 0.13)} ${n(width * 0.4)} ${n(height * 0.12)} ${middle} ${top}C${n(width * 0.6)} ${n(height * 0.12)} ${right} ${n(height * 0.13)} ${right} ${hip}V${foot}Z`;
  };
  return [line(outline(0.4), 0.5), line(outline(Math.min(width, height) * 0.032), 0.22)];
}

function oval(_: Random, { width, height }: Size): Shape[] {
  const ellipse = (inset: number) => {
    const [rx, ry] = [n(width / 2 - inset), n(height / 2 - inset)];
    return `M${n(inset)} ${n(height / 2)}A${rx} ${ry} 0 0 1 ${n(width - inset)} ${n(height / 2)}A${rx} ${ry} 0 0 1 ${n(inset)} ${n(height / 2)}Z`;
  };
  return [line(ellipse(0.4), 0.5), line(ellipse(2.2), 0.22)];
}

/** Circles drawn by hand over each other, never quite closing. */
function looseRing(random: Random, { width, height }: Size): Shape[] {
  return Array.from({ length: 4 }, (_, index): Shape => {
    const [rx, ry] = [
      (width / 2 - 1.2) * random.between(0.95, 1),
      (height / 2 - 1.2) * random.between(0.95, 1),
    ];
    const [start, drift] = [random.between(0, 6.28), random.between(-0.012, 0.012)];
    const points = Array.from({ length: 60 }, (_, step) => {
      const angle = start + (step / 59) * 6.6;
      const away = 1 + drift * Math.sin(angle * 2 + index);
      return `${n(width / 2 + Math.cos(angle) * rx * away)} ${n(height / 2 + Math.sin(angle) * ry * away)}`;
    });
    return line(`M${points.join('L')}`, index === 0 ? 0.4 : 0.22);
  });
}

function hexagon(_: Random, { width, height }: Size): Shape[] {
  const outline = (inset: number, lean: number) => {
    const [x, y] = [inset, inset];
    const slope = height * (0.24 + lean);
    const points = [
      [width / 2, y],
      [width - x, slope],
      [width - x, height - slope],
      [width / 2, height - y],
      [x, height - slope],
      [x, slope],
    ];
    return `M${points.map(([px = 0, py = 0]) => `${n(px)} ${n(py)}`).join('L')}Z`;
  };
  const second = [
    [width * 0.5, 0],
    [width, height * 0.3],
    [width * 0.94, height * 0.78],
    [width * 0.5, height],
    [0, height * 0.7],
    [width * 0.06, height * 0.22],
  ];
  return [
    line(outline(0.6, 0), 0.55),
    line(`M${second.map(([x = 0, y = 0]) => `${n(x)} ${n(y)}`).join('L')}Z`, 0.26),
  ];
}

/** A row of half circles around the box, at whole numbers of bumps. */
function scalloped(_: Random, { width, height }: Size): Shape[] {
  const edge = (inset: number, pitch: number) => {
    const across = Math.max(3, Math.round((width - 2 * inset) / pitch));
    const down = Math.max(3, Math.round((height - 2 * inset) / pitch));
    const [stepX, stepY] = [(width - 2 * inset) / across, (height - 2 * inset) / down];
    const run = (count: number, dx: number, dy: number) =>
      Array.from(
        { length: count },
        () => `a${n(Math.hypot(dx, dy) / 2)} ${n(Math.hypot(dx, dy) / 2)} 0 0 1 ${n(dx)} ${n(dy)}`,
      ).join('');
    return `M${n(inset)} ${n(inset)}${run(across, stepX, 0)}${run(down, 0, stepY)}${run(across, -stepX, 0)}${run(down, 0, -stepY)}Z`;
  };
  const inset = Math.min(width, height) * 0.05;
  return [line(edge(inset, inset * 1.5), 0.45), line(rectangle({ width, height }, inset * 1.5), 0.22)];
}

/** A postage stamp: its paper's perforated edge as a band that leaves the inside clear. */
function stamp(_: Random, size: Size): Shape[] {
  const { width, height } = size;
  const pitch = Math.min(width, height) * 0.052;
  const [across, down] = [Math.round(width / pitch), Math.round(height / pitch)];
  const tooth = (dx: number, dy: number) => {
    const radius = n(Math.hypot(dx, dy) * 0.28);
    const [straightX, straightY, gapX, gapY] = [dx * 0.22, dy * 0.22, dx * 0.56, dy * 0.56].map(n);
    return `l${straightX} ${straightY}a${radius} ${radius} 0 0 0 ${gapX} ${gapY}l${straightX} ${straightY}`;
  };
  const run = (count: number, dx: number, dy: number) => tooth(dx, dy).repeat(count);
  const outer = `M0 0${run(across, width / across, 0)}${run(down, 0, height / down)}${run(across, -width / across, 0)}${run(down, 0, -height / down)}Z`;
  const inner = rectangle(size, pitch * 1.3);
  return [
    { d: outer + inner, fill: 'wash+40', evenOdd: true },
    line(outer, 0.22, 'accent'),
    line(inner, 0.3, 'accent'),
  ];
}

function ticket(_: Random, size: Size): Shape[] {
  const { width, height } = size;
  const outline = (inset: number) => {
    const r = Math.min(width, height) * 0.09;
    const [right, bottom, cut] = [width - inset, height - inset, r];
    const arc = (x: number, y: number) => `A${n(r)} ${n(r)} 0 0 0 ${n(x)} ${n(y)}`;
    return `M${n(inset + cut)} ${n(inset)}H${n(right - cut)}${arc(right, inset + cut)}V${n(bottom - cut)}${arc(right - cut, bottom)}H${n(inset + cut)}${arc(inset, bottom - cut)}V${n(inset + cut)}${arc(inset + cut, inset)}Z`;
  };
  const u = Math.min(width, height) / 100;
  const star = `M${n(3.4 * u)} ${n(1.4 * u)}L${n(4 * u)} ${n(2.9 * u)}L${n(5.4 * u)} ${n(3.4 * u)}L${n(4 * u)} ${n(4 * u)}L${n(3.4 * u)} ${n(5.4 * u)}L${n(2.9 * u)} ${n(4 * u)}L${n(1.4 * u)} ${n(3.4 * u)}L${n(2.9 * u)} ${n(2.9 * u)}Z`;
  return [line(outline(0.4), 0.5), line(outline(2), 0.22), ...inked(fourCorners([star], size))];
}

/** A label's plate: concave corners, a bead in each. */
function plate(_: Random, size: Size): Shape[] {
  const { width, height } = size;
  const outline = (inset: number) => {
    const r = Math.min(width, height) * 0.16;
    const [right, bottom] = [width - inset, height - inset];
    const q = (cx: number, cy: number, x: number, y: number) => `Q${n(cx)} ${n(cy)} ${n(x)} ${n(y)}`;
    return `M${n(inset + r)} ${n(inset)}H${n(right - r)}${q(right - r * 0.8, inset + r * 0.8, right, inset + r)}V${n(bottom - r)}${q(right - r * 0.8, bottom - r * 0.8, right - r, bottom)}H${n(inset + r)}${q(inset + r * 0.8, bottom - r * 0.8, inset, bottom - r)}V${n(inset + r)}${q(inset + r * 0.8, inset + r * 0.8, inset + r, inset)}Z`;
  };
  return [line(outline(0.4), 0.6), line(outline(1.9), 0.22)];
}

function polaroid(random: Random, size: Size): Shape[] {
  const { width, height } = size;
  const rim = Math.min(width, height) * 0.06;
  const lean = () => random.between(-0.15, 0.15);
  const corners = [
    [lean(), lean()],
    [width + lean(), lean()],
    [width + lean(), height + lean()],
    [lean(), height + lean()],
  ];
  const outer = `M${corners.map(([x = 0, y = 0]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const inner = `M${n(rim)} ${n(rim)}V${n(height - rim * 3.4)}H${n(width - rim)}V${n(rim)}Z`;
  return [
    { d: outer + inner, fill: 'wash+80', evenOdd: true },
    line(outer, 0.2, 'wash-22'),
    line(inner, 0.2, 'wash-14'),
  ];
}

/** A hand-drawn border of two wavering lines that cross at the corners. */
function sketched(random: Random, { width, height }: Size): Shape[] {
  const side = (from: [number, number], to: [number, number]) => {
    const points = Array.from({ length: 5 }, (_, index) => {
      const t = index / 4;
      return [
        from[0] + (to[0] - from[0]) * t + random.between(-0.35, 0.35),
        from[1] + (to[1] - from[1]) * t + random.between(-0.35, 0.35),
      ];
    });
    const [start = [0, 0], ...rest] = points;
    const curve = rest.map(([x = 0, y = 0], index) => {
      const [bx = 0, by = 0] = points[index] ?? start;
      return `Q${n(bx + (x - bx) * 0.6 + random.between(-0.3, 0.3))} ${n(by + (y - by) * 0.4)} ${n(x)} ${n(y)}`;
    });
    return `M${n(start[0] ?? 0)} ${n(start[1] ?? 0)}${curve.join('')}`;
  };
  const frame = (inset: number, over: number) =>
    [
      side([inset - over, inset], [width - inset + over, inset]),
      side([width - inset, inset - over], [width - inset, height - inset + over]),
      side([width - inset + over, height - inset], [inset - over, height - inset]),
      side([inset, height - inset + over], [inset, inset - over]),
    ].join('');
  return [line(frame(1.4, 1.3), 0.42, 'ink'), line(frame(2.6, 1.8), 0.26, 'ink')];
}

const shaped = motifRows({ family: 'frame', kind: 'frame', tags: ['frame'] });

export const shapedFrames: readonly Motif[] = [
  shaped(
    'arch',
    { de: 'Bogenfenster', en: 'Arched window' },
    ['boho', 'modern', 'wedding'],
    ['accent'],
    archedWindow,
  ),
  shaped('orient', { de: 'Kielbogen', en: 'Ogee arch' }, ['boho', 'vintage', 'wedding'], ['accent'], orient),
  shaped('oval', { de: 'Oval', en: 'Oval' }, ['classic', 'vintage'], ['accent'], oval),
  shaped('loose-ring', { de: 'Lockerer Ring', en: 'Loose ring' }, ['modern', 'boho'], ['accent'], looseRing),
  shaped('hexagon', { de: 'Sechseck', en: 'Hexagon' }, ['geometric', 'modern'], ['accent'], hexagon),
  shaped('scalloped', { de: 'Bogenrand', en: 'Scalloped edge' }, ['vintage', 'baby'], ['accent'], scalloped),
  shaped(
    'stamp',
    { de: 'Briefmarke', en: 'Postage stamp' },
    ['travel', 'vintage'],
    ['wash', 'accent'],
    stamp,
  ),
  shaped(
    'ticket',
    { de: 'Eintrittskarte', en: 'Ticket' },
    ['travel', 'party', 'vintage'],
    ['accent'],
    ticket,
  ),
  shaped('plate', { de: 'Etikett', en: 'Label plate' }, ['vintage', 'classic'], ['accent'], plate),
  shaped('polaroid', { de: 'Sofortbild', en: 'Instant photo' }, ['photo', 'modern'], ['wash'], polaroid),
  shaped(
    'sketched',
    { de: 'Handgezeichneter Rahmen', en: 'Sketched frame' },
    ['modern', 'rustic', 'children'],
    ['ink'],
    sketched,
  ),
];
