import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AreaId, areasOf } from '../../../areas/areas.ts';
import { may } from '../../../roles/roles.ts';
import { readConfig } from '../../base/api/config-api.ts';
import { type Tool, type ToolId, toolIds, toolTable } from '../../base/areas/tools.ts';
import { useSession } from '../session-store.ts';

type Areas = { areas: readonly AreaId[]; tools: readonly ToolId[]; settings: readonly ToolId[] };

const none: Areas = { areas: [], tools: [], settings: [] };

/** Where one can go from here, by what there is and what the role allows. At the order desk, which knows no roles, all that there is. */
export function useAreas(): Areas {
  const session = useSession((state) => state.session);
  const asked = useQuery({
    queryKey: ['config'],
    queryFn: readConfig,
    enabled: !session,
    staleTime: Infinity,
  });
  const config = session?.config ?? asked.data;
  const role = session?.member?.role ?? 'administrator';
  return useMemo(() => {
    if (!config) return none;
    const tools = toolIds.filter((id) => {
      const { needs, where }: Tool = toolTable[id];
      return may(role, needs) && (where === undefined || config[where]);
    });
    return {
      areas: areasOf(config, (action) => may(role, action)),
      tools: tools.filter((id) => !toolTable[id].isSetting),
      settings: tools.filter((id) => toolTable[id].isSetting),
    };
  }, [config, role]);
}
