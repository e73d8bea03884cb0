import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { createContext, use } from 'react';

export type Settings = BlockOf<'settings'>;

/** The shop's settings story; undefined while the content service cannot be reached. */
export const SettingsContext = createContext<Settings | undefined>(undefined);

/** Support contacts and the like, for blocks that fall back on them. */
export function useSettings(): Settings | undefined {
  return use(SettingsContext);
}
