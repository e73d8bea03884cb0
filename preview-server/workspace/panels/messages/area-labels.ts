import type { AreaId } from '../../../areas/areas.ts';
import type { ToolId } from '../../base/areas/tools.ts';
import type { MessageKey } from './messages.ts';

/** What the menu of areas and the palette call each desk. */
export const areaLabels: Readonly<Record<AreaId, MessageKey>> = {
  workspace: 'app.name',
  orders: 'orders.title',
  designs: 'designs.title',
  flags: 'flags.title',
  figures: 'figures.title',
  outbox: 'area.outbox',
};

/** What both call the tools of the workspace. */
export const toolLabels: Readonly<Record<ToolId, MessageKey>> = {
  library: 'library.title',
  calendar: 'calendar.title',
  translations: 'translate.list',
  releases: 'release.title',
  'replace-everywhere': 'replace.title',
  suggestions: 'suggestions.title',
  'space-health': 'spaceHealth.title',
  assistants: 'assistants.title',
  members: 'members.title',
  webhooks: 'webhooks.title',
  'preview-addresses': 'addresses.title',
};
