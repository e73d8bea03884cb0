import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';

/**
 * Rules against what no form can write, as it offers only what is there. Whatever else is wrong with a draft may be saved, as
 * editors may.
 */
const codes: ReadonlySet<string> = new Set([
  ...['invalid_content', 'unknown_component', 'disallowed_component', 'invalid_root_block'],
  ...['nested_root_block', 'nested_too_deeply', 'missing_uid', 'duplicate_uid'],
  ...['invalid_value', 'foreign_plugin_value', 'invalid_rich_text', 'unknown_option'],
  ...['unknown_field', 'unknown_language', 'untranslatable_field', 'control_character'],
  ...['unknown_product', 'product_kind', 'format_not_made', 'unknown_theme', 'design_not_in_theme'],
  ...['unknown_voucher', 'unknown_flag', 'missing_asset', 'broken_story_link', 'folder_link', 'unsafe_link'],
]);

/** Those of some findings that stand for such a thing. */
export const withoutForm = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ code }) => codes.has(code));
