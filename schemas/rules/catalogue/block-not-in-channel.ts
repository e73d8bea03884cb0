import { channelTable } from '../../shop/markets/channels.ts';
import { parseMarket } from '../../shop/markets/markets.ts';
import { pageWith } from '../examples/example-content.ts';
import { blockLabel } from '../model/labels.ts';
import { blockRemovalFixes } from '../model/making-fixes.ts';
import { atBlock, type Rule } from '../model/rule.ts';

const wishlist = { _uid: 'wishlist', component: 'wishlist_card_grid' };

export const blockNotInChannel: Rule = {
  code: 'block_not_in_channel',
  title: { de: 'Baustein gehört nicht in diesen Shop', en: 'Block of the other shop' },
  severity: 'error',
  description: {
    de: 'Die Seite steht in einem Shop, der das nicht hat, was der Baustein zeigt: Einen Merkzettel gibt es nur im Kartenshop.',
    en: 'The page belongs to a shop that lacks what the block shows: only the card shop has a wishlist.',
  },
  examples: {
    pass: [{ title: 'a wishlist in the card shop', content: pageWith(wishlist) }],
    fail: [
      { title: 'a wishlist in the poster shop', content: pageWith(wishlist), story: 'myposter/merkzettel' },
    ],
  },
  check({ blocks, markets }) {
    const channel = parseMarket(markets[0] ?? '')?.channel;
    if (!channel || channelTable[channel].hasWishlist) return [];
    return blocks
      .filter(({ definition }) => definition?.name === 'wishlist_card_grid')
      .map((block) => {
        const label = blockLabel(block);
        const shop = channelTable[channel].label;
        const message = {
          de: `„${label.de}“ hier entfernen, im Shop ${shop} gibt es keinen Merkzettel.`,
          en: `Remove “${label.en}” here; the shop ${shop} has no wishlist.`,
        };
        return atBlock(block, message, blockRemovalFixes(block));
      });
  },
};
