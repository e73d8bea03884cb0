import { type DesignLanguage, languageOf } from '@blattwerk/schemas/design/design-language.ts';
import type { Celebration, Purpose, Sample } from '../../recipes/sample.ts';
import { birthdayTexts } from './birthday.ts';
import { castOf } from './casts.ts';
import * as children from './children.ts';
import { withElisions } from './elisions.ts';
import * as faith from './faith.ts';
import * as gatherings from './gatherings.ts';
import { mourningTexts } from './mourning.ts';
import { phraseIn } from './phrases.ts';
import * as seasons from './seasons.ts';
import { celebrating, smallThings } from './small-things.ts';
import { goldenTexts, silverTexts, weddingTexts } from './wedding.ts';
import { fillTexts, type Texts, type Wordings } from './wording.ts';

const wordings: Readonly<Partial<Record<Celebration, Wordings>>> = {
  hochzeit: weddingTexts,
  silberhochzeit: silverTexts,
  'goldene-hochzeit': goldenTexts,
  geburt: children.birthTexts,
  junge: children.birthTexts,
  maedchen: children.birthTexts,
  zwillinge: children.twinsTexts,
  babyparty: children.babyShowerTexts,
  taufe: children.baptismTexts,
  einschulung: children.schoolTexts,
  kindergeburtstag: children.childrensBirthdayTexts,
  kommunion: faith.communionTexts,
  konfirmation: faith.confirmationTexts,
  firmung: faith.firmungTexts,
  jugendweihe: faith.youthTexts,
  trauer: mourningTexts,
  'weihnachten-privat': seasons.christmasTexts,
  'weihnachten-geschaeftlich': seasons.businessChristmasTexts,
  weihnachtsfeier: seasons.christmasPartyTexts,
  ostern: seasons.easterTexts,
  neujahr: seasons.newYearTexts,
  valentinstag: seasons.valentineTexts,
  muttertag: seasons.mothersDayTexts,
  vatertag: seasons.fathersDayTexts,
  halloween: seasons.halloweenTexts,
  oktoberfest: seasons.oktoberfestTexts,
  abendessen: gatherings.dinnerTexts,
  sommerfest: gatherings.summerTexts,
  jubilaeum: gatherings.anniversaryTexts,
  ruhestand: gatherings.retirementTexts,
  genesung: gatherings.recoveryTexts,
  richtfest: gatherings.toppingOutTexts,
  firmenfeier: gatherings.companyPartyTexts,
  umzug: gatherings.movingTexts,
  blankodesign: gatherings.blankTexts,
};

/** The wordings for a purpose at a celebration; without their own it prints none. */
export function wordingsOf(celebration: Celebration, purpose: Purpose): readonly Texts[] {
  const own = (wordings[celebration] ?? birthdayTexts)[purpose];
  return own ?? smallThings(celebrating(celebration))[purpose] ?? [];
}

/** Sample texts of a card in a language: a wording with its people, the same for the same numbers. */
export function sampleTexts(sample: Sample, language: DesignLanguage = 'de'): Texts {
  const { celebration, purpose, choice } = sample;
  const choices = wordingsOf(celebration, purpose);
  return worded(choices[choice % choices.length] ?? {}, sample, language);
}

/** The letters of a monogram: of those who celebrate, or the first of the name on the card. */
export function sampleInitials(sample: Sample, { names }: Texts, language: DesignLanguage = 'de'): string {
  const own = celebrating(sample.celebration).initials ?? '';
  const { initials = '' } = worded({ initials: own }, sample, language);
  return initials === '' ? (names?.slice(0, 1) ?? '') : initials;
}

function worded(texts: Texts, { celebration, cast }: Sample, language: DesignLanguage): Texts {
  const written = Object.entries(texts).map(([slot, text]) => [slot, phraseIn(text, language)]);
  const filled = fillTexts(Object.fromEntries(written), castOf(celebration, cast, language));
  return Object.fromEntries(
    Object.entries(filled).map(([slot, text]) => [slot, withElisions(text, languageOf(language))]),
  );
}
