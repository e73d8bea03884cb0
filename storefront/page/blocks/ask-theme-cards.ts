import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { defaultThemeId } from '@blattwerk/schemas/shop/occasions/themes.ts';
import { type Asking, call } from '../questions/question.ts';

/** The theme of the address, else the block's own, else the shop's. */
export function askThemeCards({ theme }: BlockOf<'theme_cards'>, { page }: Asking) {
  const id = page.route.themeId ?? theme?.themeId ?? defaultThemeId;
  return call('GET /web-api/themes/{id}', { params: { id } });
}
