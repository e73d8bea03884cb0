/** What paints: whether it fills, strokes, or both, and how each alone is written. */
const painting = new Map<string, { fill?: string; stroke?: string }>([
  ['f', { fill: 'f' }],
  ['F', { fill: 'f' }],
  ['f*', { fill: 'f*' }],
  ['S', { stroke: 'S' }],
  ['s', { stroke: 's' }],
  ['B', { fill: 'f', stroke: 'S' }],
  ['B*', { fill: 'f*', stroke: 'S' }],
  ['b', { fill: 'f', stroke: 's' }],
  ['b*', { fill: 'f*', stroke: 's' }],
]);
const outlining = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);

type Inks = { fill: boolean; stroke: boolean };

/**
 * Of a page's content, an operator a line as pdfkit writes it, what is painted in some separations; all other inks,
 * pictures and gradients are left out.
 * @param isKept whether a colour space of the page's resources is one of them
 * @returns the content, and how often something is painted
 */
export function keepSeparations(
  content: string,
  isKept: (colourSpace: string) => boolean,
): { content: string; painted: number } {
  const kept: string[] = [];
  const above: Inks[] = [];
  let inks: Inks = { fill: false, stroke: false };
  let path: string[] = [];
  let isClip = false;
  let painted = 0;
  for (const line of content.split('\n')) {
    const operator = line.slice(line.lastIndexOf(' ') + 1);
    const paint = painting.get(operator);
    if (outlining.has(operator)) path.push(line);
    else if (operator === 'W' || operator === 'W*') {
      path.push(line);
      isClip = true;
    } else if (paint !== undefined || operator === 'n') {
      const words = paint && paintedBy(operator, paint, inks);
      if (words !== undefined) painted += 1;
      // pdfkit clips in one line.
      if (words !== undefined) kept.push(...path, words);
      else if (isClip || line.startsWith('W')) kept.push(...path, line.startsWith('W') ? line : 'n');
      [path, isClip] = [[], false];
    } else {
      switch (operator) {
        case 'q':
          above.push({ ...inks });
          break;
        case 'Q':
          inks = above.pop() ?? inks;
          break;
        case 'cs':
          inks.fill = isKept(line.slice(1, line.indexOf(' ')));
          break;
        case 'CS':
          inks.stroke = isKept(line.slice(1, line.indexOf(' ')));
          break;
        case 'g':
        case 'rg':
        case 'k':
          inks.fill = false;
          break;
        case 'G':
        case 'RG':
        case 'K':
          inks.stroke = false;
      }
      if (!isOfOthers(operator, inks)) kept.push(line);
    }
  }
  return { content: kept.join('\n'), painted };
}

function paintedBy(
  both: string,
  { fill, stroke }: { fill?: string; stroke?: string },
  inks: Inks,
): string | undefined {
  const [fills, strokes] = [fill !== undefined && inks.fill, stroke !== undefined && inks.stroke];
  if (fills && strokes) return both;
  if (fills) return fill;
  return strokes ? stroke : undefined;
}

/** Colours of other inks, and what brings its own. */
function isOfOthers(operator: string, { fill, stroke }: Inks): boolean {
  switch (operator) {
    case 'cs':
    case 'sc':
    case 'scn':
    case 'g':
    case 'rg':
    case 'k':
      return !fill;
    case 'CS':
    case 'SC':
    case 'SCN':
    case 'G':
    case 'RG':
    case 'K':
      return !stroke;
    case 'Do':
    case 'sh':
      return true;
    default:
      return false;
  }
}
