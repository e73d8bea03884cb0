import { blockNotInChannel } from './catalogue/block-not-in-channel.ts';
import { designNotInTheme } from './catalogue/design-not-in-theme.ts';
import { duplicateProduct } from './catalogue/duplicate-product.ts';
import { formatNotMade } from './catalogue/format-not-made.ts';
import { productCount } from './catalogue/product-count.ts';
import { productKind } from './catalogue/product-kind.ts';
import { productNotPriced } from './catalogue/product-not-priced.ts';
import { productNotSold } from './catalogue/product-not-sold.ts';
import { productWithoutPicture } from './catalogue/product-without-picture.ts';
import { themeNotSold } from './catalogue/theme-not-sold.ts';
import { unknownFlag } from './catalogue/unknown-flag.ts';
import { unknownPrice } from './catalogue/unknown-price.ts';
import { unknownProduct } from './catalogue/unknown-product.ts';
import { unknownTheme } from './catalogue/unknown-theme.ts';
import { unknownTreatment } from './catalogue/unknown-treatment.ts';
import { unknownVoucher } from './catalogue/unknown-voucher.ts';
import { voucherNotGiven } from './catalogue/voucher-not-given.ts';
import { voucherNotRunning } from './catalogue/voucher-not-running.ts';
import { invalidDate } from './envelope/invalid-date.ts';
import { missingFolder } from './envelope/missing-folder.ts';
import { invalidSlug, unusualSlug } from './envelope/slugs.ts';
import { campaignWithoutWords } from './fields/campaign-words.ts';
import { constraintViolation } from './fields/constraint-violation.ts';
import { foreignPluginValue } from './fields/foreign-plugin-value.ts';
import { buttonWithoutTarget, buttonWithoutText } from './fields/half-button.ts';
import { invalidRichText } from './fields/invalid-rich-text.ts';
import { invalidValue } from './fields/invalid-value.ts';
import { missingRequiredField } from './fields/missing-required-field.ts';
import { patternMismatch } from './fields/pattern-mismatch.ts';
import { seasonBackwards, seasonPassed } from './fields/season.ts';
import { strayWhitespace } from './fields/stray-whitespace.ts';
import { unknownLanguage, untranslatableField } from './fields/translations.ts';
import { unknownAmount } from './fields/unknown-amount.ts';
import { unknownField } from './fields/unknown-field.ts';
import { unknownOption } from './fields/unknown-option.ts';
import { unquotedNumber } from './fields/unquoted-number.ts';
import { pictureShape, pictureTooSmall } from './look/picture-fit.ts';
import { poorAltText } from './look/poor-alt-text.ts';
import { unreadableColour } from './look/unreadable-colour.ts';
import type { Sentence } from './model/finding.ts';
import type { Rule } from './model/rule.ts';
import { brokenStoryLink } from './references/broken-story-link.ts';
import { folderLink, startFolderLink } from './references/folder-link.ts';
import { insecureAddress } from './references/insecure-address.ts';
import { invalidEmail } from './references/invalid-email.ts';
import { missingAltText } from './references/missing-alt-text.ts';
import { missingAnchor } from './references/missing-anchor.ts';
import { missingAsset } from './references/missing-asset.ts';
import { prematureLink, unpublishedLink } from './references/unpublished-link.ts';
import { unsafeLink } from './references/unsafe-link.ts';
import { duplicateTitle } from './seo/duplicate-title.ts';
import { metadataDescriptionLength, metadataTitleLength } from './seo/metadata-lengths.ts';
import { missingMainHeading, severalMainHeadings } from './seo/one-main-heading.ts';
import { skippedHeadingRank } from './seo/skipped-heading-rank.ts';
import { duplicateUid, missingUid } from './structure/block-uids.ts';
import { blockWithoutRenderer } from './structure/block-without-renderer.ts';
import { disallowedComponent } from './structure/disallowed-component.ts';
import { invalidContent } from './structure/invalid-content.ts';
import { nestedTooDeeply } from './structure/nested-too-deeply.ts';
import { invalidRootBlock, nestedRootBlock } from './structure/root-blocks.ts';
import { unknownComponent } from './structure/unknown-component.ts';
import { controlCharacter } from './words/control-character.ts';
import { emptyParagraphs } from './words/empty-paragraphs.ts';
import { emptyTable } from './words/empty-table.ts';
import { fillerText } from './words/filler-text.ts';
import { typedMarkup } from './words/typed-markup.ts';
import { untranslatedText } from './words/untranslated-text.ts';
import { wrongLanguage } from './words/wrong-language.ts';

export type RuleGroup = { title: Sentence; rules: readonly Rule[] };

/** What a page may become wrong by without being changed: the catalogue goes on. */
const catalogueRules: readonly Rule[] = [
  unknownProduct,
  productKind,
  productNotSold,
  productNotPriced,
  productWithoutPicture,
  productCount,
  duplicateProduct,
  formatNotMade,
  unknownTheme,
  themeNotSold,
  designNotInTheme,
  blockNotInChannel,
  unknownVoucher,
  voucherNotRunning,
  voucherNotGiven,
  unknownFlag,
  unknownTreatment,
  unknownPrice,
];

/** Every rule a story is judged by, in the order findings are listed. */
export const ruleGroups: readonly RuleGroup[] = [
  {
    title: { de: 'Aufbau', en: 'Structure' },
    rules: [
      invalidSlug,
      unusualSlug,
      invalidDate,
      missingFolder,
      invalidContent,
      unknownComponent,
      blockWithoutRenderer,
      disallowedComponent,
      invalidRootBlock,
      nestedRootBlock,
      nestedTooDeeply,
      missingUid,
      duplicateUid,
    ],
  },
  {
    title: { de: 'Felder', en: 'Fields' },
    rules: [
      missingRequiredField,
      invalidValue,
      foreignPluginValue,
      invalidRichText,
      unquotedNumber,
      constraintViolation,
      unknownOption,
      patternMismatch,
      strayWhitespace,
      unknownAmount,
      unknownField,
      unknownLanguage,
      untranslatableField,
      buttonWithoutTarget,
      buttonWithoutText,
      seasonPassed,
      seasonBackwards,
      campaignWithoutWords,
    ],
  },
  {
    title: { de: 'Texte', en: 'Texts' },
    rules: [
      controlCharacter,
      typedMarkup,
      fillerText,
      emptyParagraphs,
      emptyTable,
      wrongLanguage,
      untranslatedText,
    ],
  },
  {
    title: { de: 'Links und Bilder', en: 'Links and pictures' },
    rules: [
      brokenStoryLink,
      folderLink,
      startFolderLink,
      unpublishedLink,
      prematureLink,
      missingAnchor,
      unsafeLink,
      insecureAddress,
      invalidEmail,
      missingAsset,
      missingAltText,
      poorAltText,
      pictureShape,
      pictureTooSmall,
      unreadableColour,
    ],
  },
  {
    title: { de: 'Katalog', en: 'Catalogue' },
    rules: catalogueRules,
  },
  {
    title: { de: 'Überschriften und Suche', en: 'Headings and search' },
    rules: [
      missingMainHeading,
      severalMainHeadings,
      skippedHeadingRank,
      duplicateTitle,
      metadataTitleLength,
      metadataDescriptionLength,
    ],
  },
];

export const rules: readonly Rule[] = ruleGroups.flatMap((group) => group.rules);

const catalogueCodes: ReadonlySet<string> = new Set(catalogueRules.map(({ code }) => code));

/** Whether a finding speaks of the catalogue, by its code. */
export function isCatalogueFinding({ code }: { code: string }): boolean {
  return catalogueCodes.has(code);
}
