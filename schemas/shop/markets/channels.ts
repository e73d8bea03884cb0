/** `blattwerk` sells cards and photo products, `myposter` wall art. */
export const channels = ['blattwerk', 'myposter'] as const;
export type Channel = (typeof channels)[number];

export const defaultChannel: Channel = 'blattwerk';

type ChannelEntry = {
  label: string;
  /** Host label after the country's (`ch.myposter.localhost`), empty for the card channel. */
  hostPrefix: string;
  /** Folder of the channel's stories in the content space. */
  contentFolder: string;
  /** Content addresses end with a slash. */
  hasTrailingSlash: boolean;
  hasWishlist: boolean;
  hasGuestbooks: boolean;
  hasCondolenceBooks: boolean;
  hasApps: boolean;
  hasInchesForUs: boolean;
  defaultCollageId: number;
  defaultRefinement: 'gold' | 'ohne';
};

export const channelTable: Record<Channel, ChannelEntry> = {
  blattwerk: {
    label: 'Blattwerk',
    hostPrefix: '',
    contentFolder: 'blattwerk',
    hasTrailingSlash: true,
    hasWishlist: true,
    hasGuestbooks: true,
    hasCondolenceBooks: true,
    hasApps: false,
    hasInchesForUs: false,
    defaultCollageId: 1,
    defaultRefinement: 'ohne',
  },
  myposter: {
    label: 'myposter',
    hostPrefix: 'myposter',
    contentFolder: 'myposter',
    hasTrailingSlash: false,
    hasWishlist: false,
    hasGuestbooks: false,
    hasCondolenceBooks: false,
    hasApps: true,
    hasInchesForUs: true,
    defaultCollageId: 13,
    defaultRefinement: 'gold',
  },
};
