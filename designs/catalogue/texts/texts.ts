import { birthdayTexts } from './birthday.ts';
import { castOf } from './casts.ts';
import * as children from './children.ts';
import * as faith from './faith.ts';
import * as gatherings from './gatherings.ts';
import { mourningTexts } from './mourning.ts';
import * as seasons from './seasons.ts';
import { celebrating, smallThings } from './small-things.ts';
import { goldenTexts, silverTexts, weddingTexts } from './wedding.ts';
import { type Celebration, fillTexts, type Purpose, type Texts, type Wordings } from './wording.ts';

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

/** Sample texts of a card: a wording with its people, the same for the same numbers. */
export function sampleTexts(celebration: Celebration, purpose: Purpose, cast: number, choice: number): Texts {
  const choices = wordingsOf(celebration, purpose);
  const wording = choices[choice % choices.length] ?? {};
  return fillTexts(wording, castOf(celebration, cast));
}
