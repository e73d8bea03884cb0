import {
  Bot,
  CalendarDays,
  ChartColumn,
  FlaskConical,
  HeartPulse,
  Images,
  KeyRound,
  Languages,
  type LucideIcon,
  Mails,
  Package,
  PackageOpen,
  Palette,
  PanelsTopLeft,
  Replace,
  Settings2,
  Users,
  Webhook,
} from 'lucide-react';
import type { AreaId } from '../../../areas/areas.ts';
import type { ToolId } from '../../base/areas/tools.ts';

export const areaIcons: Readonly<Record<AreaId, LucideIcon>> = {
  workspace: PanelsTopLeft,
  orders: Package,
  designs: Palette,
  flags: FlaskConical,
  figures: ChartColumn,
  outbox: Mails,
};

export const toolIcons: Readonly<Record<ToolId, LucideIcon>> = {
  library: Images,
  calendar: CalendarDays,
  translations: Languages,
  releases: PackageOpen,
  'replace-everywhere': Replace,
  suggestions: Bot,
  'space-health': HeartPulse,
  assistants: KeyRound,
  members: Users,
  webhooks: Webhook,
  'preview-addresses': Settings2,
};
