const mark = 'alt__i18n__';

type MetaData = Readonly<Record<string, unknown>>;

/** Translations of a file's alternative text, by language, as the CMS keeps them (`alt__i18n__en`). */
export function altsOf(metaData: MetaData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metaData).flatMap(([key, text]) =>
      key.startsWith(mark) && typeof text === 'string' ? [[key.slice(mark.length), text]] : [],
    ),
  );
}

/** A file's `meta_data` with these translations; an empty one goes, everything else stays. */
export function metaDataWith(
  metaData: MetaData,
  alts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const others = Object.entries(metaData).filter(([key]) => !key.startsWith(mark));
  const texts = Object.entries(alts).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries([...others, ...texts.map(([language, text]) => [`${mark}${language}`, text])]);
}
