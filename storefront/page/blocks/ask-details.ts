import type { DetailBlockName } from '@blattwerk/schemas/kinds/kind.ts';
import { askDetail } from '../product/ask-product-detail.ts';

/** What each detail block asks: the product of a kind that the block shows. */
export const detailQuestions = {
  accessory_detail: askDetail('accessory_detail'),
  calendar_detail: askDetail('calendar_detail'),
  card_detail: askDetail('card_detail'),
  collage_detail: askDetail('collage_detail'),
  merch_detail: askDetail('merch_detail'),
  photobook_detail: askDetail('photobook_detail'),
  photobox_detail: askDetail('photobox_detail'),
} satisfies Record<DetailBlockName, ReturnType<typeof askDetail>>;
