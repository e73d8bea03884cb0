import { useQuery } from '@tanstack/react-query';
import { type PreviewChoice, previewChoicesSchema } from '../../../workspace-api/preview-choices.ts';
import { getPreviewSettings } from '../../base/api/preview-addresses-api.ts';
import { read, request } from '../../base/api/request.ts';
import { orThrow } from '../../base/api/result.ts';
import { useOpenSession } from '../session-store.ts';
import { useSettings } from '../settings-store.ts';
import { queryClient } from './queries.ts';

const shopOnly: readonly [PreviewChoice] = [{ id: 'shop', name: null, isShop: true }];

const choicesKey = ['preview-addresses'];
const settingsKey = ['preview-settings'];

export type PreviewChoices = {
  /** Where pages of the space can be previewed; the shop until the server has said more. */
  choices: readonly PreviewChoice[];
  /** Undefined while the server has not been heard. */
  chosen: PreviewChoice | undefined;
};

/** The space's preview addresses, and the one this editor chose; what is there no longer gives way to the first. */
export function usePreviewChoices(): PreviewChoices {
  const { token } = useOpenSession();
  const wanted = useSettings(({ previewAddress }) => previewAddress);
  const { data, isPending } = useQuery({
    queryKey: choicesKey,
    queryFn: async () => {
      const result = await request('/workspace/preview-addresses', { token });
      return orThrow(read(result, previewChoicesSchema)).addresses;
    },
  });
  const choices = data ?? shopOnly;
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0];
  return { choices, chosen: isPending ? undefined : chosen };
}

/** The space's addresses as they are stored, to be changed. */
export function usePreviewSettings() {
  const { api } = useOpenSession();
  return useQuery({
    queryKey: settingsKey,
    queryFn: async () => orThrow(await getPreviewSettings(api)),
    staleTime: 0,
  });
}

export const refreshPreviewAddresses = async (): Promise<void> => {
  await Promise.all([choicesKey, settingsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};
