import {
  type FrameFamily,
  frameFamilies,
  frameFamilyTable,
  type MatType,
  matTypes,
} from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { frameFinishesOf, frameTypeOf } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';
import type { Material } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import {
  type FormatLimits,
  frameLimits,
  materialLimits,
  narrowerLimits,
} from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { FramedChoice } from '@blattwerk/schemas/web-api/prices/photo-frame-endpoints.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';

type Asked = {
  material?: Material | undefined;
  frameFamily?: FrameFamily | undefined;
  frameType?: string | undefined;
  matType?: MatType | undefined;
};

export function frameTypesOf(family: FrameFamily): string[] {
  return frameFinishesOf[family].map((finish) => frameTypeOf(family, finish));
}

/** Only families that open with a mat take one. */
export function matTypesOf(family: FrameFamily): MatType[] {
  return matTypes.filter((type) => type === 'mat-none' || frameFamilyTable[family].defaultMatType === type);
}

/** Fills in what was left out: no frame, black frames, the family's own mat and first material. */
export function framedChoiceOf(
  asked: Asked,
): { ok: true; choice: FramedChoice; limits: FormatLimits } | { ok: false; problem: Problem } {
  const { frameFamily: family } = asked;
  const types = family ? frameTypesOf(family) : [];
  const problem = refuseUnlessAllowed([
    {
      field: 'material',
      value: asked.material,
      allowed: family ? frameLimits[family].materials : materials,
      message: 'Choose a material that this frame holds.',
    },
    {
      field: 'frameType',
      value: asked.frameType,
      allowed: types,
      message: family ? 'Choose a frame of this family.' : 'Send the frame family with its frame type.',
    },
    {
      field: 'matType',
      value: asked.matType,
      allowed: family ? matTypesOf(family) : ['mat-none'],
      message: 'Only a picture behind glass has a mat: choose one of these.',
    },
  ]);
  if (problem) return { ok: false, problem };
  const material = asked.material ?? (family ? frameLimits[family].materials[0] : 'poster');
  const limits = materialLimits[material];
  if (!family) {
    const choice: FramedChoice = {
      material,
      frameFamily: null,
      frameType: null,
      matType: 'mat-none',
      matSize: 0,
    };
    return { ok: true, choice, limits };
  }
  const { defaultFrameType, defaultMatType, defaultMatSize } = frameFamilyTable[family];
  const matType = asked.matType ?? defaultMatType;
  return {
    ok: true,
    choice: {
      material,
      frameFamily: family,
      frameType: asked.frameType ?? defaultFrameType,
      matType,
      matSize: matType === 'mat-none' ? 0 : defaultMatSize,
    },
    limits: narrowerLimits(limits, frameLimits[family]),
  };
}

/** The family a frame type belongs to. */
export function familyOfFrameType(frameType: string): FrameFamily | undefined {
  return frameFamilies.find((family) => frameTypesOf(family).includes(frameType));
}
