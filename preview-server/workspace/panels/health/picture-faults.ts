import type { PagePicture } from '@blattwerk/schemas/preview/inspection.ts';

export type PictureFault = 'blurred' | 'heavy' | 'cropped';

/** Of the pixels that a sharp picture needs; below, letters and edges are visibly soft. */
const leastSharpness = 0.75;
/** Bytes beyond which a picture holds a phone up. */
const mostBytes = 400_000;
/** Beyond this share a person's head may be missing. */
const mostCropped = 0.5;

/** What is wrong with a picture at the size that it is shown in. */
export function pictureFaults({ file, shown, bytes, croppedAway }: PagePicture): PictureFault[] {
  const sharpness = Math.min(file.width / shown.width, file.height / shown.height);
  return [
    ...(sharpness < leastSharpness ? (['blurred'] as const) : []),
    ...(bytes !== null && bytes > mostBytes ? (['heavy'] as const) : []),
    ...(croppedAway > mostCropped ? (['cropped'] as const) : []),
  ];
}
