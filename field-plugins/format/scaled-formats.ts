import { fullFormatName, type NameLanguage } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import {
  type Format,
  type Orientation,
  orientationOf,
  parseFormat,
} from '@blattwerk/schemas/shop/sizes/formats.ts';

/** A size to choose, as it is stored and as it is read out. */
export type Choice = Format & { text: string; name: string; isDefault: boolean };

export type ChoiceGroup = { orientation: Orientation; choices: readonly Choice[] };

/** Sizes by orientation, each group from small to large; first the group of the default, which is the first size. */
export function groupFormats(formats: readonly string[], language: NameLanguage): ChoiceGroup[] {
  const choices = formats.flatMap((text, place) => {
    const format = parseFormat(text);
    return format
      ? [{ ...format, text, name: fullFormatName(format, language), isDefault: place === 0 }]
      : [];
  });
  const orientations = [...new Set(choices.map(orientationOf))];
  return orientations.map((orientation) => ({
    orientation,
    choices: choices
      .filter((choice) => orientationOf(choice) === orientation)
      .sort((one, other) => one.width * one.height - other.width * other.height),
  }));
}

/** Pixels per millimetre at which the largest of the sizes fits a square. */
export function commonScale(formats: readonly Format[], pixels: number): number {
  return pixels / Math.max(1, ...formats.flatMap(({ width, height }) => [width, height]));
}

/** The offered size most like another one: the same way round if there is one, else the one that differs least. */
export function nearestFormat(to: Format, formats: readonly string[]): string | undefined {
  const near = formats.flatMap((text) => {
    const format = parseFormat(text);
    return format ? [{ text, distance: distance(to, format) }] : [];
  });
  return near.sort((one, other) => one.distance - other.distance)[0]?.text;
}

/** By proportion rather than millimetres, as sizes differ by what they are a multiple of. */
function distance(one: Format, other: Format): number {
  const sides = Math.abs(Math.log(one.width / other.width)) + Math.abs(Math.log(one.height / other.height));
  return sides + (orientationOf(one) === orientationOf(other) ? 0 : 10);
}
