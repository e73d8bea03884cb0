import sharp from 'sharp';

type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** Places of these among the twelve are blurred pictures of the moment before. */
const blurred = [5, 9];

/** Twelve photos of a day, one an hour, upright and wide; two are blurred repetitions. Their files are numbered backwards. */
export async function bookPhotos(): Promise<PhotoFile[]> {
  const photos: Promise<PhotoFile>[] = [];
  for (let place = 0; place < 12; place += 1) {
    const isBlurred = blurred.includes(place);
    const moment = isBlurred ? place - 1 : place;
    photos.push(photoOf(moment, isBlurred, `IMG_${30 - place}.jpg`));
  }
  return Promise.all(photos);
}

async function photoOf(moment: number, isBlurred: boolean, name: string): Promise<PhotoFile> {
  const isUpright = moment % 3 === 1;
  const [width, height] = isUpright ? [1400, 2100] : [2100, 1400];
  const drawn = sharp(Buffer.from(sceneOf(moment, width, height)));
  const time = `2027:06:12 ${String(8 + moment).padStart(2, '0')}:00:0${isBlurred ? 5 : 0}`;
  const buffer = await (isBlurred ? drawn.blur(6) : drawn)
    .withExif({ IFD2: { DateTimeOriginal: time } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Circles that are others for every moment. */
function sceneOf(moment: number, width: number, height: number): string {
  let state = moment * 7919 + 13;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  const circles = Array.from({ length: 7 }, () => {
    const [x, y, r] = [random() * width, random() * height, 150 + random() * 350];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${Math.round(random() * 360)} 60% ${Math.round(20 + random() * 70)}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${moment * 37} 50% 45%)"/>${circles.join('')}</svg>`;
}
