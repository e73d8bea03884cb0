import type { PhotoFilter } from '@blattwerk/designs/drawing/photo-filter.ts';
import { filteredCrop, isSameCrop } from '@blattwerk/designs/editing/turned-crop.ts';
import type { CalendarDate, CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { mostCalendarDates } from '@blattwerk/schemas/configurator/calendar-limits.ts';
import type {
  DraftChoice,
  DraftContent,
  DraftLook,
  DraftPhoto,
} from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';

/** Lays it out by another version of the design; what was written stays. */
export function takeRecipe(content: DraftContent, recipe: string): DraftContent {
  return { ...content, recipe };
}

/**
 * A draft of which nothing is changed yet.
 * @param choice as the product's page chose it
 * @param language of the words that the design comes with
 */
export function newContent(choice: DraftChoice, language: DesignLanguage = 'de'): DraftContent {
  return {
    version: 1,
    language,
    choice,
    look: { palette: null, pairing: null },
    setFor: {},
    calendar: null,
    book: null,
    texts: {},
    photos: {},
    names: [],
    prints: [],
    tray: [],
  };
}

/** Other words in a slot; they stand where those before them stood. */
export function setText(content: DraftContent, slot: string, text: string): DraftContent {
  return { ...content, texts: { ...content.texts, [slot]: text } };
}

/** Lays all texts out anew for the words they have now. */
export function setAnew(content: DraftContent): DraftContent {
  return { ...content, setFor: { ...content.setFor, ...content.texts }, texts: {} };
}

/** A photo in a slot, in place of the one that was there. */
export function setPhoto(content: DraftContent, slot: string, photo: DraftPhoto): DraftContent {
  return { ...content, photos: { ...content.photos, [slot]: photo } };
}

export function removePhoto(content: DraftContent, slot: string): DraftContent {
  if (!content.photos[slot]) return content;
  const { [slot]: _, ...photos } = content.photos;
  return { ...content, photos };
}

/**
 * Takes out a photo that the shop no longer has; the draft says so wherever it is opened, and keeps its crop, until
 * another stands there.
 */
export function losePhoto(content: DraftContent, slot: string): DraftContent {
  const photo = content.photos[slot];
  if (!photo) return content;
  const { lost = [], lostCrops } = content;
  const { crop, width, height } = photo;
  return {
    ...removePhoto(content, slot),
    lost: [...new Set([...lost, slot])],
    lostCrops: { ...lostCrops, [slot]: { crop, width, height } },
  };
}

/** Slots with a photo have lost none; the same one sent again, or one like it, is cropped as that was. */
export function withoutFound(content: DraftContent): DraftContent {
  const { lost, lostCrops = {}, ...rest } = content;
  if (!lost) return content;
  const still = lost.filter((slot) => !content.photos[slot]);
  if (still.length === lost.length) return content;
  const photos = Object.entries(content.photos).map(([slot, photo]) => {
    const former = lostCrops[slot];
    const isCropped = photo.crop.zoom !== 1 || photo.crop.quarterTurns !== undefined;
    return [
      slot,
      former && !isCropped && isShapedAlike(former, photo) ? { ...photo, crop: former.crop } : photo,
    ];
  });
  const crops = Object.entries(lostCrops).filter(([slot]) => still.includes(slot));
  return {
    ...rest,
    photos: Object.fromEntries(photos),
    ...(still.length > 0 && { lost: still }),
    ...(crops.length > 0 && { lostCrops: Object.fromEntries(crops) }),
  };
}

type Sides = Pick<DraftPhoto, 'width' | 'height'>;

/** Within what rounding to whole pixels makes of the same proportions. */
function isShapedAlike(one: Sides, other: Sides): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.01;
}

/** Another part of a slot's photo, or the same turned; without a photo nothing changes. */
export function setCrop(
  content: DraftContent,
  slot: string,
  change: (crop: DraftPhoto['crop']) => DraftPhoto['crop'],
): DraftContent {
  const photo = content.photos[slot];
  if (!photo) return content;
  const crop = change(photo.crop);
  return isSameCrop(photo.crop, crop) ? content : setPhoto(content, slot, { ...photo, crop });
}

/** One filter for all photos, those that wait for a place too. @param filter undefined: as they were taken */
export function setFilterOfAll(content: DraftContent, filter: PhotoFilter | undefined): DraftContent {
  const filtered = (photo: DraftPhoto) => ({ ...photo, crop: filteredCrop(photo.crop, filter) });
  const photos = Object.entries(content.photos).map(([slot, photo]) => [slot, filtered(photo)]);
  return { ...content, photos: Object.fromEntries(photos), tray: content.tray.map(filtered) };
}

export function setLook(content: DraftContent, look: Partial<DraftLook>): DraftContent {
  return { ...content, look: { ...content.look, ...look } };
}

export function setChoice(content: DraftContent, choice: DraftChoice): DraftContent {
  const names = new Set([...Object.keys(choice), ...Object.keys(content.choice)]);
  const isSame = [...names].every((name) => choice[name] === content.choice[name]);
  return isSame ? content : { ...content, choice };
}

/** @param shown the calendar as it is laid out: what is not changed stays as it is seen */
export function setCalendar(
  content: DraftContent,
  shown: CalendarSetting,
  change: Partial<CalendarSetting>,
): DraftContent {
  return { ...content, calendar: { ...shown, ...content.calendar, ...change } };
}

/** Puts an own date into the calendar, in the place of another where one is given; the same twice stands once. */
export function putDate(
  content: DraftContent,
  shown: CalendarSetting,
  date: CalendarDate,
  former?: CalendarDate,
): DraftContent {
  const { dates } = content.calendar ?? shown;
  const others = dates.filter((one) => !isSameDate(one, date) && !(former && isSameDate(one, former)));
  if (others.length >= mostCalendarDates) return content;
  return setCalendar(content, shown, { dates: inOrder([...others, date]) });
}

export function removeDate(content: DraftContent, shown: CalendarSetting, date: CalendarDate): DraftContent {
  const { dates } = content.calendar ?? shown;
  return setCalendar(content, shown, { dates: dates.filter((one) => !isSameDate(one, date)) });
}

export function isSameDate(one: CalendarDate, other: CalendarDate): boolean {
  return one.month === other.month && one.day === other.day && one.text === other.text;
}

/** As the year goes. */
export function inOrder(dates: readonly CalendarDate[]): CalendarDate[] {
  return dates.toSorted((one, other) => one.month - other.month || one.day - other.day);
}
