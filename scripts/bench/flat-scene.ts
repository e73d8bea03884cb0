import type { Design } from '@blattwerk/designs/model/design.ts';
import { pageSvg, type Studio } from '@blattwerk/designs/raster/draw-page.ts';
import type { Face, Scene } from '@blattwerk/designs/scenes/scene.ts';
import { boundsOf } from '@blattwerk/designs/scenes/surface.ts';

/** A product picture as one SVG, for resvg alone: ground, pages (upright in the box they cover), light. */
export function flatSceneSvg(scene: Scene, design: Design, width: number, studio: Studio): string {
  const { size } = scene;
  const shownOf = (face: Face) => {
    const page =
      'page' in face
        ? design.pages[face.page]
        : design.pages.find(({ panels }) => panels.some(({ id }) => id === face.panel));
    const panel = 'panel' in face ? face.panel : undefined;
    return (
      page && {
        page,
        view: panel ? { panel } : {},
        box: page.panels.find(({ id }) => id === panel)?.box ?? page.trim,
      }
    );
  };
  const stage = scene.stage({
    design,
    sizeOf: (face) => shownOf(face)?.box,
    isCut: (face) => shownOf(face)?.page.outline !== undefined,
  });
  const pages = stage.faces.map(({ face, surface }, index) => {
    const shown = shownOf(face);
    if (!shown) return '';
    const { left, top, right, bottom } = boundsOf(surface);
    const pixels = ((right - left) / size.width) * width;
    const svg = pageSvg(design, shown.page, pixels, shown.view, studio).replaceAll(/p\d+-/g, `f${index}-`);
    const place = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" preserveAspectRatio="none"`;
    return svg.replace('<svg ', `<svg ${place} `);
  });
  const root = `viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"`;
  const content = [scene.ground(), stage.behind, ...pages, stage.front].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
}
