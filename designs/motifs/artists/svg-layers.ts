/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { type SVGCommand, SVGPathData } from 'svg-pathdata';

type SvgPath = { commands: readonly SVGCommand[]; strokeWidth: number };
type SvgLayer = { name: string; paths: SvgPath[] };
export type SvgDrawing = {
  box: { x: number; y: number; width: number; height: number };
  layers: SvgLayer[];
  /** What a drawing may not hold, each as a sentence. */
  faults: string[];
};

/** What programs write beside a drawing, and what draws nothing. */
const silent = /^(title|desc|metadata|defs|sodipodi:|inkscape:|rdf:|cc:|dc:|switch$)/;
const converted: Readonly<Record<string, string>> = {
  image: 'a picture of pixels: trace it, or leave it out',
  text: 'text: turn it into outlines',
  use: 'a copy of another element: unlink the clone',
  style: 'a style sheet: save with “presentation attributes”',
};

type Element = { name: string; layer?: string; transforms: string[]; strokeWidth: number };

/** The layers of an SVG file with their paths, back to front, transforms applied; curves only, absolute. */
export function svgLayers(xml: string): SvgDrawing {
  const drawing: SvgDrawing = { box: { x: 0, y: 0, width: 0, height: 0 }, layers: [], faults: [] };
  const open: Element[] = [];
  const say = (sentence: string) => {
    if (!drawing.faults.includes(sentence)) drawing.faults.push(sentence);
  };
  const parser = new Parser();
  parser.on('openTag', (name, read) => {
    const attributes = read();
    const parent = open.at(-1);
    const own = attributes.transform;
    const transforms = [...(parent?.transforms ?? []), ...(own === undefined ? [] : [own])];
    const width = Number.parseFloat(
      attributes['stroke-width'] ?? styled(attributes.style, 'stroke-width') ?? '',
    );
    const isLayer = name === 'g' && parent?.layer === undefined;
    const layer = isLayer ? (attributes['inkscape:label'] ?? attributes.id) : parent?.layer;
    open.push({
      name,
      transforms,
      strokeWidth: Number.isNaN(width) ? (parent?.strokeWidth ?? 1) : width,
      ...(layer !== undefined && { layer }),
    });
    if (open.some((element) => silent.test(element.name))) return;
    if (name === 'svg') {
      const [x = 0, y = 0, w = 0, h = 0] = (attributes.viewBox ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (!(w > 0 && h > 0)) say('It has no viewBox: save it as a plain SVG with a page size.');
      drawing.box = { x, y, width: w, height: h };
    } else if (name === 'path') {
      if (layer === undefined) return say('A path lies in no layer: put every path into a named layer.');
      const at = drawing.layers.at(-1);
      const into = at?.name === layer ? at : { name: layer, paths: [] };
      if (into !== at) drawing.layers.push(into);
      const commands = absolute(attributes.d ?? '', transforms);
      if (commands === undefined) say(`A path in layer “${layer}” cannot be read.`);
      else into.paths.push({ commands, strokeWidth: open.at(-1)?.strokeWidth ?? 1 });
    } else if (name !== 'g') {
      say(`It holds ${converted[name] ?? `a <${name}>: turn shapes into paths`}.`);
    }
  });
  parser.on('closeTag', () => {
    open.pop();
  });
  parser.on('error', (error) => {
    say(`It is no well-formed SVG: ${error.message}.`);
  });
  parser.parse(xml);
  return drawing;
}

function styled(style: string | undefined, property: string): string | undefined {
  return style
    ?.split(';')
    .find((rule) => rule.trim().startsWith(`${property}:`))
    ?.split(':')[1];
}

function absolute(d: string, transforms: readonly string[]): readonly SVGCommand[] | undefined {
  try {
    let path = new SVGPathData(d).toAbs().normalizeHVZ(false).normalizeST().aToC().qtToC();
    for (const transform of transforms.toReversed()) path = transformed(path, transform);
    return path.commands;
  } catch {
    return undefined;
  }
}

function transformed(path: SVGPathData, text: string): SVGPathData {
  const steps = [...text.matchAll(/(\w+)\(([^)]*)\)/g)].toReversed();
  return steps.reduce((moved, [, name, list = '']) => {
    const [a = 0, b, c, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    switch (name) {
      case 'translate':
        return moved.translate(a, b ?? 0);
      case 'scale':
        return moved.scale(a, b ?? a);
      case 'rotate':
        return moved.rotate((a * Math.PI) / 180, b ?? 0, c ?? 0);
      case 'matrix':
        return moved.matrix(a, b ?? 0, c ?? 0, d, e, f);
      default:
        throw new Error(`unknown transform ${name}`);
    }
  }, path);
}
