import {
  asAddress,
  asWords,
  type Inspected,
  mostOf,
  type PageHeading,
  type PageLink,
  type PagePicture,
} from '@blattwerk/schemas/preview/inspection.ts';
import { markedPlaceOf } from '../marked-place.ts';
import { costOfPage, loadedBytes } from './cost.ts';
import { croppedAway } from './cropped-away.ts';

type Outline = Omit<Extract<Inspected, { part: 'outline' }>, 'part'>;

/** Headings, links and pictures of the page as it is shown, and what a visitor loads for it. */
export async function outlineOfPage(): Promise<Outline> {
  return { headings: headings(), links: links(), pictures: pictures(), cost: await costOfPage() };
}

const content = 'main';

function all<Kind extends Element>(selector: string): Kind[] {
  return [...document.querySelectorAll<Kind>(selector)]
    .filter((element) => !element.closest('[data-stand-in]'))
    .slice(0, mostOf);
}

function headings(): PageHeading[] {
  return all<HTMLHeadingElement>('h1, h2, h3, h4, h5, h6')
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      spot: markedPlaceOf(element) ?? null,
      words: asWords(element.textContent),
      level: Number(element.tagName.slice(1)),
    }));
}

function links(): PageLink[] {
  return all<HTMLAnchorElement>(`${content} a[href]`).map((element) => ({
    spot: markedPlaceOf(element) ?? null,
    address: asAddress(element.href),
    name: asWords(
      element.getAttribute('aria-label') ??
        (element.textContent || (element.querySelector('img')?.alt ?? '')),
    ),
  }));
}

/** Those that have been loaded: what was never scrolled to has no size yet. */
function pictures(): PagePicture[] {
  return all<HTMLImageElement>(`${content} img`)
    .filter((image) => image.naturalWidth > 0 && image.clientWidth > 0 && image.checkVisibility())
    .map((image) => {
      const file = { width: image.naturalWidth, height: image.naturalHeight };
      const shown = {
        width: Math.round(image.clientWidth * devicePixelRatio),
        height: Math.round(image.clientHeight * devicePixelRatio),
      };
      const isCovering = getComputedStyle(image).objectFit === 'cover';
      return {
        spot: markedPlaceOf(image) ?? null,
        address: asAddress(image.currentSrc),
        alt: asWords(image.alt),
        file,
        shown,
        croppedAway: isCovering ? croppedAway(file, shown) : 0,
        bytes: loadedBytes(image.currentSrc) ?? null,
      };
    });
}
