import { createServer, type Server } from 'node:http';
import { drawPixelsAside } from '@blattwerk/designs/raster/encode.ts';
import type { Page } from '@playwright/test';
import { z } from 'zod';

/** A pixel that is further off than this in one of its colours is another one; edges are smoothed otherwise. */
const tolerance = 32;

const addressSchema = z.object({ port: z.int() });

export type StageComparison = {
  /** The share of pixels that a browser draws otherwise than the press. */
  shareOfOthers(svg: string, width: number): Promise<number>;
  close(): Promise<void>;
};

/**
 * Draws pages in a browser and with the press's own code, and compares them in the browser's memory: no picture is packed
 * or unpacked on the way.
 */
export async function openComparison(page: Page): Promise<StageComparison> {
  const served = new Map<string, { type: string; body: Uint8Array | string }>();
  const server = createServer(({ url = '' }, answer) => {
    const found = served.get(url) ?? { type: 'text/html', body: '<title>Vergleich</title>' };
    answer.writeHead(200, { 'content-type': found.type }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressSchema.parse(server.address());
  await page.goto(`http://127.0.0.1:${port}/`);
  let count = 0;
  return {
    async shareOfOthers(svg, width) {
      count += 1;
      const [stage, press] = [`/stage/${count}`, `/press/${count}`];
      const drawn = await drawPixelsAside(svg, width);
      served.set(stage, { type: 'image/svg+xml', body: sized(svg, width, drawn.height) });
      served.set(press, { type: 'application/octet-stream', body: drawn.pixels });
      const share = await page.evaluate(compare, { stage, press, width, height: drawn.height, tolerance });
      served.delete(stage);
      served.delete(press);
      return share;
    },
    close: () => closed(server),
  };
}

/** The drawing in the press's whole pixels, which are a hair higher than the page. */
function sized(svg: string, width: number, height: number): string {
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" preserveAspectRatio="none" `);
}

type Compared = { stage: string; press: string; width: number; height: number; tolerance: number };

/** Runs in the browser. */
async function compare({ stage, press, width, height, tolerance }: Compared): Promise<number> {
  const pixels = fetch(press).then((answer) => answer.arrayBuffer());
  const image = new Image();
  image.src = stage;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const printed = new Uint8Array(await pixels);
  if (printed.length !== data.length) throw new Error('The press draws another size.');
  const at = (list: ArrayLike<number>, place: number) => list[place] ?? 0;
  let others = 0;
  for (let place = 0; place < data.length; place += 4) {
    // The press leaves its paper out; its colours are multiplied with how much they cover.
    const paper = 255 - at(printed, place + 3);
    for (let channel = place; channel < place + 3; channel += 1) {
      if (Math.abs(at(data, channel) - at(printed, channel) - paper) <= tolerance) continue;
      others += 1;
      break;
    }
  }
  return (others * 4) / data.length;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
