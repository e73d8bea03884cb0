import type { ConfiguratorKind } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { PickableKind } from '@blattwerk/schemas/shop/products/pickable-kinds.ts';

const configurators: Partial<Record<PickableKind, ConfiguratorKind>> = {
  calendar: 'calendar',
  card: 'card',
  collage: 'collage',
  // Gifts carry one picture or several, as collages do, and are designed like them.
  merch: 'collage',
  photobook: 'photobook',
  photobox: 'photobox',
};

/** Where a product of this kind is designed; undefined for what is bought as it is. */
export function configuratorOf(kind: PickableKind): ConfiguratorKind | undefined {
  return configurators[kind];
}
