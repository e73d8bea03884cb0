import type { Action } from '../roles/roles.ts';

type Area = {
  path: string;
  /** The permission a member needs for it. */
  needs: Action;
};

/** Every place of the editors' side with an address of its own, in the order of its menus. */
export const areaTable = {
  workspace: { path: '/', needs: 'read' },
  orders: { path: '/orders', needs: 'read' },
  designs: { path: '/designs', needs: 'make-cards' },
  flags: { path: '/flags', needs: 'roll-out' },
  figures: { path: '/figures', needs: 'read' },
  outbox: { path: '/outbox', needs: 'read-mail' },
} as const satisfies Record<string, Area>;

export type AreaId = keyof typeof areaTable;

/** Name of the tab that a desk has beside the workspace. */
export const areaWindow = (id: AreaId): string => `blattwerk-${id}`;

const areaIds = Object.keys(areaTable).filter((id): id is AreaId => id in areaTable);

/** Which desks a server was set up with; it always has the workspace and the outbox. */
export type Desks = {
  hasOrderDesk: boolean;
  hasDesignDesk: boolean;
  hasFlagDesk: boolean;
  hasFigures: boolean;
};

/** Areas that there are, and that are of use for those who may do so much. */
export function areasOf(desks: Desks, mayDo: (action: Action) => boolean): AreaId[] {
  const isThere: Record<AreaId, boolean> = {
    workspace: true,
    orders: desks.hasOrderDesk,
    designs: desks.hasDesignDesk,
    flags: desks.hasFlagDesk,
    figures: desks.hasFigures,
    outbox: true,
  };
  return areaIds.filter((id) => isThere[id] && mayDo(areaTable[id].needs));
}
