type Rule = readonly [pattern: RegExp, instead: string];

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Spelling, words, dates and hours that differ between British and American English. */
const rules: readonly Rule[] = [
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Ff])avourite/g, '$1avorite'],
  [/\b([Hh])onour/g, '$1onor'],
  [/\b([Hh])arbour/g, '$1arbor'],
  [/\bAutumn\b/g, 'Fall'],
  [/\bautumn\b/g, 'fall'],
  [/\b([Nn])eighbour/g, '$1eighbor'],
  [/\b([Cc])entre\b/g, '$1enter'],
  [/\b([Gg])rey\b/g, '$1ray'],
  [/\b([Cc])os(y|ier|iest)\b/g, '$1oz$2'],
  [/\b([Jj])ewellery\b/g, '$1ewelry'],
  [/\b([Tt])ravell/g, '$1ravel'],
  [/\b([Rr]eal|[Oo]rgan|[Rr]ecogn|[Pp]ersonal)is(e|es|ed|ing|ation)\b/g, '$1iz$2'],
  [/\b([Mm])um(my)?\b/g, '$1om$2'],
  [/\bMUM\b/g, 'MOM'],
  [new RegExp(`\\b(\\d{1,2}) (${months}) (\\d{4})\\b`, 'g'), '$2 $1, $3'],
  [new RegExp(`\\b(\\d{1,2}) (${months})\\b`, 'g'), '$2 $1'],
  [/\b(\d{1,2})\.(\d\d)(?= [ap]m\b)/g, '$1:$2'],
];

/** A British sentence as America writes it: `12 June 2027` becomes `June 12, 2027`. */
export function americanEnglish(text: string): string {
  return rules.reduce((now, [pattern, instead]) => now.replace(pattern, instead), text);
}
