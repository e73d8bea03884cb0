const contentTypes: string[] = ['page'];

/** A link to a page of the shop, an address, an e-mail address or a file. */
export const link = {
  type: 'multilink',
  restrict_content_types: true,
  component_whitelist: contentTypes,
  allow_target_blank: true,
  show_anchor: true,
  email_link_type: true,
  asset_link_type: true,
} as const;
